import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { DateField } from './DateField.tsx';
import type { Kit } from './kit-context.ts';
import { PinField } from './PinField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { renderKit } from './render-kit.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { type FormMessages, useForm } from './use-form.ts';

type Values = { name: string; diet: '' | 'fish' | 'meat'; agreed: boolean };

function SampleForm({ submit }: { submit: (values: Values) => Promise<FormMessages<Values> | undefined> }) {
  const initial: Values = { name: '', diet: '', agreed: false };
  const { form, field, busy, failure } = useForm<Values>({
    initial,
    check: ({ name, diet }) => ({
      ...(!name && { name: 'Please enter your name.' }),
      ...(!diet && { diet: 'Please choose.' }),
    }),
    submit,
  });
  return (
    <form {...form}>
      <Checkbox {...field('agreed')} label="I agree" />
      <TextField {...field('name')} label="Name" help="As in your passport" />
      <RadioGroup
        {...field('diet')}
        label="Dinner"
        options={[
          { value: 'fish', label: 'Fish' },
          { value: 'meat', label: 'Meat' },
        ]}
      />
      <Button type="submit" busy={busy}>
        Send
      </Button>
      {failure instanceof Error && <p>{failure.message}</p>}
    </form>
  );
}

describe('a form', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: /Send/ }));

  it('leads to the first wrong field and says below what is wrong', async () => {
    const submit = vi.fn();
    renderKit(<SampleForm submit={submit} />);
    await send();
    const name = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const described = name
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Please enter your name.', 'As in your passport']);
    await userEvent.type(name, 'Ada');
    expect(screen.queryByText('Please enter your name.')).toBeNull();
    await send();
    expect(document.activeElement).toBe(screen.getByLabelText('Fish'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('sends once, keeps what was typed, and shows what the hub refuses', async () => {
    let answer: (messages: FormMessages<Values>) => void = () => undefined;
    const submit = vi.fn(
      () =>
        new Promise<FormMessages<Values>>((resolve) => {
          answer = resolve;
        }),
    );
    renderKit(<SampleForm submit={submit} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await userEvent.click(screen.getByLabelText('Fish'));
    await userEvent.click(screen.getByLabelText('I agree'));
    await send();
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', diet: 'fish', agreed: true });
    answer({ name: 'We do not know this name.' });
    await screen.findByText('We do not know this name.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('hands on what was thrown and can be sent again', async () => {
    const submit = vi.fn().mockRejectedValueOnce(new Error('No answer')).mockResolvedValueOnce(undefined);
    renderKit(<SampleForm submit={submit} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await userEvent.click(screen.getByLabelText('Meat'));
    await send();
    await screen.findByText('No answer');
    await send();
    await waitFor(() => expect(screen.queryByText('No answer')).toBeNull());
    expect(submit).toHaveBeenCalledTimes(2);
  });
});

function SampleDate({ onDay, ...limits }: { onDay: (day: string) => void; min?: string; max?: string }) {
  const [day, setDay] = useState('');
  return (
    <DateField
      label="Departure date"
      value={day}
      onChange={(next) => {
        setDay(next);
        onDay(next);
      }}
      {...limits}
    />
  );
}

describe('a date field', () => {
  const setup = (kit: Partial<Kit> = {}, limits = {}) => {
    const onDay = vi.fn();
    renderKit(<SampleDate onDay={onDay} {...limits} />, { today: () => '2026-05-20', ...kit });
    return { onDay, field: screen.getByLabelText<HTMLInputElement>('Departure date') };
  };

  it.each([
    ['/looks/calendar.svg', '/looks/calendar.svg'],
    [undefined, undefined],
  ])('[A12] opens its calendar by the drawing of the look: %s', (calendarIcon, shown) => {
    setup({ calendarIcon });
    const opener = screen.getByRole('button', { name: 'Choose a date from the calendar' });
    expect(opener.querySelector('img')?.getAttribute('src')).toBe(shown);
    expect(opener.querySelector('svg') === null).toBe(Boolean(shown));
  });

  it('[A10] takes digits day first and sets the separators', async () => {
    const { onDay, field } = setup();
    await userEvent.type(field, '03042026');
    expect(field.value).toBe('03/04/2026');
    expect(onDay).toHaveBeenLastCalledWith('2026-04-03');
  });

  it('[A10] sets dots in German', async () => {
    const { onDay, field } = setup({ dateOrder: 'dd.mm.yyyy' });
    await userEvent.type(field, '03042026');
    expect(field.value).toBe('03.04.2026');
    expect(onDay).toHaveBeenLastCalledWith('2026-04-03');
  });

  it('[A10] takes the month first with US dates', async () => {
    const us = setup({ dateOrder: 'mm/dd/yyyy' });
    await userEvent.type(us.field, '03042026');
    expect(us.onDay).toHaveBeenLastCalledWith('2026-03-04');
    expect(us.field.placeholder).toBe('mm/dd/yyyy');
  });

  it('[A10] keeps a text that is no day and says so to the form', async () => {
    const { onDay, field } = setup();
    await userEvent.type(field, '31022000');
    expect(field.value).toBe('31/02/2000');
    expect(onDay).toHaveBeenLastCalledWith('');
  });

  it('can be changed in the middle and emptied', async () => {
    const { onDay, field } = setup();
    await userEvent.type(field, '03042026');
    await userEvent.type(field, '{Backspace>4/}2027');
    expect(onDay).toHaveBeenLastCalledWith('2027-04-03');
    await userEvent.clear(field);
    expect([field.value, onDay.mock.lastCall?.[0]]).toEqual(['', '']);
  });

  it('takes a day from the calendar by keys and gives the focus back', async () => {
    const { onDay, field } = setup();
    const opener = screen.getByRole('button', { name: 'Choose a date from the calendar' });
    await userEvent.click(opener);
    const today = await screen.findByRole('button', { name: /20 May 2026/ });
    await waitFor(() => expect(document.activeElement).toBe(today));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Enter}');
    expect(field.value).toBe('28/06/2026');
    expect(onDay).toHaveBeenLastCalledWith('2026-06-28');
    expect(document.activeElement).toBe(opener);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps to its limits in the calendar', async () => {
    setup({}, { min: '2026-05-19', max: '2026-05-21' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date from the calendar' }));
    await screen.findByRole('button', { name: /20 May 2026/ });
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-05-21');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /22 May 2026/ }).disabled).toBe(true);
  });

  it('closes by Escape without a choice', async () => {
    const { onDay } = setup();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date from the calendar' }));
    await screen.findByRole('button', { name: /20 May 2026/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDay).not.toHaveBeenCalled();
  });
});

function SamplePin() {
  const [pin, setPin] = useState('');
  return <PinField label="PIN" value={pin} onChange={setPin} maxLength={4} />;
}

describe('a PIN field', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('PIN');

  it('takes digits only, hidden until wanted', async () => {
    renderKit(<SamplePin />);
    await userEvent.type(field(), '1a2b345');
    expect(field().value).toBe('1234');
    expect(field().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show PIN' }));
    expect(field().type).toBe('text');
  });

  it('has number keys on a kiosk, and only there', async () => {
    renderKit(<SamplePin />, { device: 'Kiosk' });
    expect(screen.queryByRole('button', { name: '7' })).toBeNull();
    await userEvent.click(field());
    for (const key of ['7', '0', '3', 'Delete the last digit', '9', '5', '1']) {
      await userEvent.click(screen.getByRole('button', { name: key }));
    }
    expect(field().value).toBe('7095');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
  });
});

it('a text area counts what is left', () => {
  renderKit(<TextArea label="Comment" value="Wonderful" onChange={vi.fn()} maxLength={20} />);
  expect(screen.getByText('Characters left: 11')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').maxLength).toBe(20);
});
