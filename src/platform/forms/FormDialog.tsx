import { useId } from 'react';
import { Button } from '../ui/inputs/Button';
import { Modal, type ModalProps } from '../ui/overlays/Modal';
import { Form, type FormProps } from './Form';

type FormDialogProps<Values extends object> = Omit<ModalProps, 'open' | 'kind' | 'actions'> &
  FormProps<Values> & {
    /** Label of the button that submits. */
    action: string;
    intent?: 'primary' | 'danger';
    /** A larger button, for a thumb. */
    large?: boolean;
  };

/** A dialog that is one form, with the button that submits it beside Cancel. `busy` while it is sent. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, size = 'small', role, describedBy, busy, cancelLabel, onClose, ...rest } = props;
  const { action, intent = 'primary', large = false, ...form } = rest;
  const ownId = useId();
  const formId = form.id ?? ownId;
  return (
    <Modal
      open
      kind="form"
      title={title}
      size={size}
      role={role}
      describedBy={describedBy}
      busy={busy}
      cancelLabel={cancelLabel}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} intent={intent} size={large ? 'large' : undefined} loading={busy}>
          {action}
        </Button>
      }
    >
      <Form<Values> {...form} id={formId} />
    </Modal>
  );
}
