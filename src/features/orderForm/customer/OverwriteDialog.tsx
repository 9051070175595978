import { formatPhone } from '#platform/lib/phone';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import type { CustomerField, Fill } from '../model/returningCustomer';
import { customerTexts as texts, formTexts } from '../texts';

type Props = { overwrites: readonly Fill[]; onOverwrite: () => void; onKeep: () => void };

/** Asks before known facts of a customer replace what was typed. */
export function OverwriteDialog({ overwrites, onOverwrite, onKeep }: Props) {
  if (overwrites.length === 0) return null;
  return (
    <Modal
      open
      kind="question"
      size="x-small"
      role="alertdialog"
      title={texts.overwriteTitle}
      cancelLabel={texts.keep}
      onClose={onKeep}
      actions={
        <Button intent="primary" onClick={onOverwrite}>
          {texts.overwrite}
        </Button>
      }
    >
      <ul>
        {overwrites.map(({ field, typed, found }) => (
          <li key={field}>{texts.overwriteLine(getLabel(field), format(field, typed), format(field, found))}</li>
        ))}
      </ul>
    </Modal>
  );
}

const getLabel = (field: CustomerField): string =>
  ({
    customer_name: formTexts.firstName,
    customer_last_name: formTexts.lastName,
    customer_primary_phone: formTexts.phone,
    customer_secondary_phone: formTexts.secondPhone,
    customer_email: formTexts.email,
    company_name: formTexts.company,
  })[field];

const format = (field: CustomerField, value: string) => (field.endsWith('_phone') ? formatPhone(value, 'list') : value);
