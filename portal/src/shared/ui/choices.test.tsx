import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Countdown } from './Countdown.tsx';
import { DataTable } from './DataTable.tsx';
import { DateStrip } from './DateStrip.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Price } from './Price.tsx';
import { renderKit } from './render-kit.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { Select } from './Select.tsx';
import { Tabs } from './Tabs.tsx';
import { TimeText } from './TimeText.tsx';

const kinds = [
  { id: 'boat', label: 'By boat', count: 4 },
  { id: 'bike', label: 'By bike', count: 2 },
  { id: 'foot', label: 'On foot', count: 7 },
];

function SampleChips() {
  const [chosen, setChosen] = useState<string[]>([]);
  return <FilterChips label="Kind" options={kinds} chosen={chosen} onChange={setChosen} />;
}

describe('filter chips', () => {
  it('show counts, put the chosen first, keep the focus and can all be taken away', async () => {
    renderKit(<SampleChips />);
    const names = () => screen.getAllByRole('button').map((chip) => chip.textContent);
    expect(names()).toEqual(['By boat(4)', 'By bike(2)', 'On foot(7)']);
    await userEvent.click(screen.getByRole('button', { name: /On foot/ }));
    expect(names()).toEqual(['On foot(7)', 'By boat(4)', 'By bike(2)', 'Show all']);
    const chosen = screen.getByRole('button', { name: /On foot/ });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(chosen);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
  });
});

describe('tabs', () => {
  const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, panel: `Panel ${label}` }));

  it('are one stop for the keyboard and turn with the arrows', async () => {
    renderKit(<Tabs label="Days" tabs={tabs} />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('One');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('Panel Three');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three', selected: true }));
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel One');
  });

  it('show what the page has chosen', async () => {
    const onSelect = vi.fn();
    renderKit(<Tabs label="Days" tabs={tabs} selected="Two" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
    expect(onSelect).toHaveBeenCalledWith('Three');
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel Two');
  });
});

it('the date strip marks today and the chosen day and says when it is at sea', async () => {
  const onSelect = vi.fn();
  const days = [
    { day: '2026-05-19', port: 'Lisbon' },
    { day: '2026-05-20' },
    { day: '2026-05-21', to: '/x', port: 'Vigo' },
  ];
  renderKit(<DateStrip label="Voyage" days={days} selected="2026-05-19" onSelect={onSelect} />, {
    today: () => '2026-05-20',
  });
  expect(document.querySelector('[aria-current=date]')?.textContent).toContain('Lisbon');
  await userEvent.click(screen.getByRole('button', { name: /Today.*At sea/ }));
  expect(onSelect).toHaveBeenCalledWith('2026-05-20');
  expect(screen.getByRole('link', { name: /Thu.*Vigo/ }).getAttribute('href')).toBe('/x');
});

it('[C13] a table stays a table on phones and labels its cells; prices have two decimals after the pound sign', () => {
  renderKit(
    <DataTable
      label="Invoice"
      rows={[{ id: '1', what: 'Coffee', amount: 3.5 }]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'what', label: 'What', lead: true, cell: (row) => row.what },
        { id: 'amount', label: 'Amount', end: true, cell: (row) => <Price amount={row.amount} before={4} /> },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Invoice' })).toBeTruthy();
  const cells = screen.getAllByRole('cell');
  expect(cells.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ['What', 'Coffee'],
    ['Amount', '£4.00£3.50'],
  ]);
});

it('[A9 A67] times follow the look', () => {
  const view = renderKit(<TimeText time="09:00" until="17:30" />, { twelveHour: true });
  expect(view.container.textContent).toBe('9:00\u00a0AM–5:30\u00a0PM');
});

it('a segmented choice and a list of options take one value', async () => {
  const onSegment = vi.fn();
  const onSelect = vi.fn();
  const options = [
    { value: 'adult', label: 'Adult' },
    { value: 'child', label: 'Child' },
  ] as const;
  renderKit(
    <>
      <SegmentedChoice label="Age" value="" onChange={onSegment} options={options} />
      <Select label="Kind" value="" onChange={onSelect} options={options} />
    </>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Child' }));
  expect(onSegment).toHaveBeenCalledExactlyOnceWith('child');
  expect(screen.getByRole('option', { name: 'Please choose' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'adult');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('adult');
});

it('a question is answered by what happens, or left by Escape', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderKit(
    <ConfirmDialog
      danger
      title="Cancel this booking?"
      confirm="Cancel booking"
      cancel="Keep it"
      {...{ onConfirm, onCancel }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

it('a countdown runs by the clock and ends once', () => {
  vi.useFakeTimers();
  const onEnd = vi.fn();
  const view = renderKit(
    <Countdown seconds={3} onEnd={onEnd}>
      {(left) => `Logout - ${left} seconds`}
    </Countdown>,
  );
  expect(view.getByRole('timer').textContent).toBe('Logout - 3 seconds');
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
