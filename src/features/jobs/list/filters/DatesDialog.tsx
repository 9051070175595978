import { useId } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { Form } from '#platform/forms/Form';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { listTexts } from '../texts';
import styles from '../toolbar.module.css';

type Values = { from?: string | null; to?: string | null };

type Props = {
  days: { from?: string | undefined; to?: string | undefined };
  onChoose: (days: { from: string | null; to: string | null }) => void;
  onClose: () => void;
};

const field = createFieldNames<Values>();

const isAfterFirst = (value: unknown, { from }: Values) =>
  typeof value === 'string' && typeof from === 'string' && value < from ? listTexts.datesBackward : undefined;

/** First and last day of a list; either may be left out. */
export function DatesDialog({ days, onChoose, onClose }: Props) {
  const formId = useId();
  return (
    <Modal
      open
      kind="form"
      size="x-small"
      title={listTexts.chooseDates}
      onClose={onClose}
      actions={
        <Button intent="primary" type="submit" form={formId}>
          {listTexts.showDates}
        </Button>
      }
    >
      <Form<Values>
        id={formId}
        className={styles.dates}
        aria-label={listTexts.chooseDates}
        initialValues={{ from: days.from ?? null, to: days.to ?? null }}
        onSubmit={(values) => onChoose({ from: values.from ?? null, to: values.to ?? null })}
      >
        <DateField name={field('from')} label={listTexts.firstDay} minDay={null} />
        <DateField name={field('to')} label={listTexts.lastDay} minDay={null} validate={isAfterFirst} />
      </Form>
    </Modal>
  );
}
