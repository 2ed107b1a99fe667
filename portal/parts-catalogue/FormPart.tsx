import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Card } from '#portal/shared/ui/Card.tsx';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { ConfirmDialog } from '#portal/shared/ui/ConfirmDialog.tsx';
import { DateField } from '#portal/shared/ui/DateField.tsx';
import { DigitsField } from '#portal/shared/ui/DigitsField.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { Keypad } from '#portal/shared/ui/Keypad.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PinField } from '#portal/shared/ui/PinField.tsx';
import { RadioGroup } from '#portal/shared/ui/RadioGroup.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { SegmentedChoice } from '#portal/shared/ui/SegmentedChoice.tsx';
import { Select } from '#portal/shared/ui/Select.tsx';
import { TextArea } from '#portal/shared/ui/TextArea.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import { useForm } from '#portal/shared/ui/use-form.ts';
import styles from './KitPage.module.css';

const initial = {
  reference: '',
  surname: 'Winter',
  departure: '',
  pin: '1234',
  cabin: '9104',
  comment: 'The sea was kind to us.',
  diet: 'fish' as 'fish' | 'meat' | 'plants' | '',
  size: 'two' as 'one' | 'two' | 'three' | '',
  deck: '' as '' | '9' | '10',
  agreed: true,
};

export function FormPart() {
  const [isAsking, setAsking] = useState(false);
  const [digits, setDigits] = useState('910');
  const { language } = useKit();
  const { form, field, busy } = useForm({
    initial,
    check: ({ reference }) =>
      reference ? {} : { reference: 'Please enter your booking reference. It is on your ticket.' },
    submit: async () => undefined,
  });
  return (
    <Section title="Forms">
      <div className={styles.row}>
        <Button onClick={() => setAsking(true)}>
          {language === 'de' ? 'Kostenpflichtig buchen · €118.00' : 'Book 2 places · £118.00'}
        </Button>
        <Button kind="secondary" icon={<Search />}>
          {language === 'de' ? 'Kabine suchen' : 'Find cabin'}
        </Button>
        <Button kind="quiet">{language === 'de' ? 'Rücktrittsbedingungen' : 'Terms'}</Button>
        <Button kind="danger" small>
          {language === 'de' ? 'Stornieren' : 'Cancel booking'}
        </Button>
        <Button busy>Sending</Button>
        <Button disabled>Sold out</Button>
        <IconButton icon={<Heart />} label="Remember" />
        <IconButton raised icon={<Heart />} label="Remember" />
      </div>
      <br />
      <Card>
        <form {...form} className={styles.forms}>
          <TextField {...field('reference')} label="Booking reference" help="Six letters and digits, on your ticket" />
          <TextField {...field('surname')} label="Surname of the lead passenger" autoComplete="family-name" />
          <DateField {...field('departure')} label="Departure date" />
          <PinField {...field('pin')} label="PIN" maxLength={4} />
          <DigitsField {...field('cabin')} label="Cabin" message="We do not know this cabin." />
          <Select
            {...field('deck')}
            label="Deck"
            options={[
              { value: '9', label: 'Deck 9 · Panorama' },
              { value: '10', label: 'Deck 10 · Lido' },
            ]}
          />
          <RadioGroup
            {...field('diet')}
            label="Dinner"
            options={[
              { value: 'fish', label: 'Fish', support: 'Sea bream, fennel, orange' },
              { value: 'meat', label: 'Meat' },
              { value: 'plants', label: 'Plants', disabled: true, support: 'Sold out' },
            ]}
          />
          <SegmentedChoice
            {...field('size')}
            label="Guests"
            options={[
              { value: 'one', label: 'One' },
              { value: 'two', label: 'Two' },
              { value: 'three', label: 'Three or more' },
            ]}
          />
          <TextArea {...field('comment')} label="Comment" optional maxLength={500} />
          <Keypad value={digits} onChange={setDigits} maxLength={6} />
          <Checkbox {...field('agreed')} label="I have read the terms and conditions." />
          <Button type="submit" busy={busy} wide>
            Log in
          </Button>
        </form>
      </Card>
      {isAsking && (
        <ConfirmDialog
          title="Book 2 places for Alfama on foot?"
          confirm="Book · £118.00"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          <p>The amount goes on your cabin account. You can cancel free of charge until 18:00 the day before.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
