import { Dialog } from '@blueprintjs/core';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../inputs/Button';
import { classes } from '../classes';
import { IconButton } from '../inputs/IconButton';
import { CloseIcon } from '../icons';
import styles from './Modal.module.css';
import { texts } from '../texts';
import { findFirstField, isUsable } from '../focus/focusable';
import { focusWhenThere } from '../focus/focusWhenThere';
import { useReturnFocus } from '../focus/useReturnFocus';

/** Widths in pixels (spec section 9); `x-large` is the large variant. Narrow screens use the available width. */
export const MODAL_WIDTHS = {
  'x-small': 431,
  small: 580,
  average: 684,
  normal: 871,
  medium: 940,
  large: 1115,
  'x-large': 1280,
} as const;
export type ModalSize = keyof typeof MODAL_WIDTHS;

/**
 * Kinds of dialogs, and whether Escape closes them. Modals are persistent (spec section 9). Escape works only where no
 * input can be lost: in a question and in text to read. A dialog with any control to fill in is a form.
 */
const CLOSES_ON_ESCAPE = { form: false, question: true, reading: true } as const;
export type DialogKind = keyof typeof CLOSES_ON_ESCAPE;

export type ModalProps = {
  open: boolean;
  kind: DialogKind;
  /** A question when there is something to decide. */
  title: string;
  size?: ModalSize;
  /** Called by Cancel, the close button, and Escape if the kind allows it; never by a click outside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Action buttons to the right of Cancel, labeled with verbs. */
  actions?: ReactNode;
  cancelLabel?: string;
  /** Nothing closes the dialog while this is true. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Id of the sentence with the consequence. */
  describedBy?: string;
};

export function Modal(props: ModalProps) {
  const { open, kind, title, size = 'normal', onClose, children, actions, busy = false, role } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useReturnFocus(open, body);
  const close = () => !busy && onClose();
  return (
    <Dialog
      isOpen={open}
      onClose={close}
      canOutsideClickClose={false}
      canEscapeKeyClose={CLOSES_ON_ESCAPE[kind] && !busy}
      autoFocus={false}
      shouldReturnFocusOnClose={false}
      onOpening={() => focusDialog(body.current, cancel.current)}
      transitionDuration={180}
      className={styles.dialog}
      backdropClassName={styles.backdrop}
      style={{ width: MODAL_WIDTHS[size] }}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon={<CloseIcon />} label={texts.close} disabled={busy} onClick={close} />
      </div>
      <div className={classes(styles.body)} tabIndex={-1} ref={body}>
        {children}
      </div>
      <div className={styles.footer}>
        <Button ref={cancel} disabled={busy} onClick={close}>
          {props.cancelLabel ?? texts.cancel}
        </Button>
        {actions}
      </div>
    </Dialog>
  );
}

/** The first field, which may still be loading, or else the button that changes nothing. */
function focusDialog(body: HTMLElement | null, cancel: HTMLElement | null): void {
  if (!body) return;
  focusWhenThere(() => findFirstField(body), cancel && isUsable(cancel) ? cancel : body);
}
