import { Dialog } from '@blueprintjs/core';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes';
import { findFirstField, isUsable, focusWhenThere } from '../focus/focusable';
import { useReturnFocus } from '../focus/focusKeeper';
import { CloseIcon } from '../icons';
import { Button, IconButton } from '../inputs/Button';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import { UnsavedContext } from './unsaved';
import styles from './Modal.module.css';

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
 * Kinds of dialogs. Escape closes each, but where something was typed or chosen in a form it asks first. A dialog with
 * any control to fill in is a form.
 */
export type DialogKind = 'form' | 'question' | 'reading';

export type ModalProps = {
  open: boolean;
  kind: DialogKind;
  /** A question when there is something to decide. */
  title: string;
  size?: ModalSize;
  /** Called by Cancel, the close button and Escape; never by a click outside the dialog (spec section 9). */
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

export function Modal({ kind, ...props }: ModalProps) {
  const { open, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const isTouched = useRef(false);
  const report = useCallback((unsaved: boolean) => {
    isTouched.current = unsaved;
  }, []);
  useEffect(() => {
    if (!open) isTouched.current = false;
  }, [open]);
  const escape = () => (kind === 'form' && isTouched.current ? setAsking(true) : onClose());
  return (
    <UnsavedContext value={report}>
      <Frame {...props} onEscape={escape} onChange={() => report(true)} />
      <Frame
        open={open && isAsking}
        title={texts.discardTitle}
        size="x-small"
        role="alertdialog"
        onClose={() => setAsking(false)}
        onEscape={() => setAsking(false)}
        cancelLabel={texts.keepEditing}
        actions={
          <Button
            intent="danger"
            onClick={() => {
              setAsking(false);
              onClose();
            }}
          >
            {texts.discard}
          </Button>
        }
      >
        <p>{texts.discardText}</p>
      </Frame>
    </UnsavedContext>
  );
}

type FrameProps = Omit<ModalProps, 'kind'> & { onEscape: () => void; onChange?: () => void };

function Frame(props: FrameProps) {
  const { open, title, size = 'normal', onClose, onEscape, onChange, children, actions, busy = false, role } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useReturnFocus(open, body);
  const close = () => !busy && onClose();
  return (
    <Dialog
      isOpen={open}
      onClose={() => !busy && onEscape()}
      canOutsideClickClose={false}
      canEscapeKeyClose={!busy}
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
      <Row gap={3} align="start" justify="between" className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon={<CloseIcon />} label={texts.close} disabled={busy} onClick={close} />
      </Row>
      <div className={classes(styles.body)} tabIndex={-1} ref={body} onChange={onChange}>
        {children}
      </div>
      <Row canShrink={false} isWrapping gap={2} justify="end" align="stretch" className={styles.footer}>
        <Button ref={cancel} disabled={busy} onClick={close}>
          {props.cancelLabel ?? texts.cancel}
        </Button>
        {actions}
      </Row>
    </Dialog>
  );
}

/** The first field, which may still be loading, or else the button that changes nothing. */
function focusDialog(body: HTMLElement | null, cancel: HTMLElement | null): void {
  if (!body) return;
  focusWhenThere(() => findFirstField(body), cancel && isUsable(cancel) ? cancel : body);
}
