import { formatPhone } from '#platform/lib/phone';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import type { CustomerField, Fill } from '../model/returningCustomer';
import { getFieldLabel } from '../saving/formatField';
import { customerTexts as texts } from '../texts';

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
          <li key={field}>{texts.overwriteLine(getFieldLabel(field), format(field, typed), format(field, found))}</li>
        ))}
      </ul>
    </Modal>
  );
}

const format = (field: CustomerField, value: string) => (field.endsWith('_phone') ? formatPhone(value, 'list') : value);
