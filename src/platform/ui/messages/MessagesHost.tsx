import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useScreenHeight } from '../layout/useMobile';
import { texts } from '../texts';
import { dismiss, pauseMessages, readVisible, setPlaces, watchMessages } from './messageStore';
import { countPlaces, isToast, type Toast, type ToastAction, type UndoMessage } from './messageRules';
import styles from './Messages.module.css';
import { dragHandlers } from './toastDrag';
import { Button } from '../inputs/Button';
import { IconButton } from '../inputs/IconButton';
import { classes } from '../classes';
import { ErrorIcon, InfoIcon, SmallCrossIcon, SuccessIcon, WarningIcon } from '../icons';
import { linkOfMessage } from './messageLinks';
import { MessageText } from './MessageText';

/** Moves the focus to the messages from anywhere, as in other apps with toasts. */
const FOCUS_KEY = 'F8';

/** Renders the visible messages, above the page. Mounted once in the app (`UiProvider`). */
export function MessagesHost() {
  const messages = useSyncExternalStore(watchMessages, readVisible);
  const stack = useRef<HTMLElement>(null);
  const places = countPlaces(useScreenHeight());
  useLayoutEffect(() => {
    setPlaces(places);
    return () => setPlaces(0);
  }, [places]);
  usePause(stack, messages.length > 0);
  useFocusKey(stack);
  if (messages.length === 0) return null;
  const undos = messages.filter((each) => !isToast(each));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the focused message, dragging has the close button as its alternative
    <section
      ref={stack}
      className={styles.stack}
      aria-label={texts.messages}
      onKeyDown={closeOnEscape}
      {...dragHandlers}
    >
      {undos.length > 0 && (
        <div className={styles.undos} role="group" aria-label={texts.undoBar}>
          {undos.map((each) => !isToast(each) && <UndoBody key={each.key} message={each} />)}
        </div>
      )}
      {messages.map(
        (each) =>
          isToast(each) && (
            <ToastBody key={each.key} toast={each.toast} id={each.key} onClose={() => dismiss(each.key)} />
          ),
      )}
    </section>
  );
}

/** Hovering or focusing a message stops the time of all. */
function usePause(stack: { current: HTMLElement | null }, hasMessages: boolean): void {
  useEffect(() => {
    const element = stack.current;
    if (!element || !hasMessages) return undefined;
    let isHovered = false;
    const update = () => pauseMessages(isHovered || element.contains(document.activeElement));
    const hover = (next: boolean) => () => {
      isHovered = next;
      update();
    };
    const [enter, leave] = [hover(true), hover(false)];
    // `activeElement` changes after the event of leaving.
    const left = (event: FocusEvent) =>
      pauseMessages(isHovered || (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)));
    element.addEventListener('mouseenter', enter);
    element.addEventListener('mouseleave', leave);
    element.addEventListener('focusin', update);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('mouseenter', enter);
      element.removeEventListener('mouseleave', leave);
      element.removeEventListener('focusin', update);
      element.removeEventListener('focusout', left);
    };
  }, [stack, hasMessages]);
}

function useFocusKey(stack: { current: HTMLElement | null }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === FOCUS_KEY) stack.current?.querySelector<HTMLElement>('a, button')?.focus();
    };
    // A modal dialog would take the focus back.
    const onFocus = ({ target }: FocusEvent) => target instanceof Node && stack.current?.contains(target);
    const keepFromDialogs = (event: FocusEvent) => onFocus(event) === true && event.stopPropagation();
    document.addEventListener('keydown', onKey);
    window.addEventListener('focus', keepFromDialogs, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('focus', keepFromDialogs, { capture: true });
    };
  }, [stack]);
}

/** Closes the focused message. One that can be undone is sent now. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
  event.stopPropagation();
  const key = event.target.closest('[data-message]')?.getAttribute('data-message');
  const message = readVisible().find((each) => String(each.key) === key);
  if (message?.kind === 'undo') message.send();
  else if (message) dismiss(message.key);
}

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

type ToastBodyProps = { toast: Toast; id: number; onClose: () => void };

/** One line, at most one action, a close button. Only errors interrupt a screen reader; `showToast` announces the rest. */
function ToastBody({ toast, id, onClose }: ToastBodyProps) {
  const { message, action, intent = 'info' } = toast;
  const Icon = ICONS[intent];
  return (
    <div
      className={classes(styles.toast, styles[intent])}
      role={intent === 'danger' ? 'alert' : undefined}
      data-message={id}
    >
      <Icon className={styles.icon} />
      <span className={styles.message}>
        <MessageText text={message} />
      </span>
      {action !== undefined && <Action action={action} onUsed={onClose} />}
      <span className={styles.close}>
        <IconButton size="small" icon={<SmallCrossIcon />} label={texts.close} onClick={onClose} />
      </span>
    </div>
  );
}

function Action({ action, onUsed }: { action: ToastAction; onUsed: () => void }) {
  const link = 'to' in action ? linkOfMessage(action.to) : undefined;
  if ('to' in action && !link) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      intent="primary"
      href={link?.href}
      onClick={(event) => {
        link?.onClick(event);
        if ('onClick' in action) action.onClick();
        onUsed();
      }}
    >
      {action.text}
    </Button>
  );
}

/** Message about an action, with a button that undoes it. */
function UndoBody({ message }: { message: UndoMessage }) {
  return (
    <div className={classes(styles.toast, styles.undo)} data-message={message.key}>
      <span className={styles.message}>{message.text}</span>
      <Button variant="quiet" size="small" className={styles.undoButton} onClick={message.undo}>
        {texts.undo}
      </Button>
    </div>
  );
}
