import { createFieldNames } from '#platform/forms/fieldNames';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { FormDialog } from '#platform/forms/FormDialog';
import { listTexts } from '../texts';
import styles from '../toolbar.module.css';

type Values = { from?: string | null; to?: string | null };

type Props = {
  days: { from?: string | undefined; to?: string | undefined };
  zone: string;
  onChoose: (days: { from: string | null; to: string | null }) => void;
  onClose: () => void;
};

const field = createFieldNames<Values>();

const isAfterFirst = (value: unknown, { from }: Values) =>
  typeof value === 'string' && typeof from === 'string' && value < from ? listTexts.datesBackward : undefined;

/** First and last day of a list; either may be left out. */
export function DatesDialog({ days, zone, onChoose, onClose }: Props) {
  return (
    <FormDialog<Values>
      size="x-small"
      title={listTexts.chooseDates}
      onClose={onClose}
      action={listTexts.showDates}
      className={styles.dates}
      aria-label={listTexts.chooseDates}
      initialValues={{ from: days.from ?? null, to: days.to ?? null }}
      onSubmit={(values) => onChoose({ from: values.from ?? null, to: values.to ?? null })}
    >
      <DateField name={field('from')} label={listTexts.firstDay} minDay={null} zone={zone} />
      <DateField name={field('to')} label={listTexts.lastDay} minDay={null} zone={zone} validate={isAfterFirst} />
    </FormDialog>
  );
}
