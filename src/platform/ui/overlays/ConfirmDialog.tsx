import { useId } from 'react';
import { Button } from '../inputs/Button';
import { Modal } from './Modal';

type ConfirmDialogProps = {
  open: boolean;
  /** The question. */
  title: string;
  /** The consequence, first. */
  text: string;
  /** A verb for the action ("Cancel job", never "OK"). */
  action: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Label of the button that changes nothing; "Cancel" by default. */
  cancelLabel?: string;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, action, danger = false, busy = false, onConfirm, onCancel } = props;
  const textId = useId();
  return (
    <Modal
      open={open}
      kind="question"
      title={title}
      size="x-small"
      role="alertdialog"
      describedBy={textId}
      busy={busy}
      onClose={onCancel}
      cancelLabel={props.cancelLabel}
      actions={
        <Button intent={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
          {action}
        </Button>
      }
    >
      <p id={textId}>{text}</p>
    </Modal>
  );
}
