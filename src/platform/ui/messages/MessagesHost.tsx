import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  Fragment,
} from 'react';
import { classes } from '../classes';
import { ErrorIcon, InfoIcon, SmallCrossIcon, SuccessIcon, WarningIcon } from '../icons';
import { Button, IconButton } from '../inputs/Button';
import { Text } from '../layout/Layout';
import { useScreenHeight } from '../layout/useMobile';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { texts } from '../texts';
import { linkOfMessage } from './messageLinks';
import { countPlaces, isToast, type Toast, type ToastAction, type UndoMessage } from './messageRules';
import { dismiss, pauseMessages, readVisible, setPlaces, watchMessages } from './messageStore';
import { dragHandlers } from './toastDrag';
import styles from './Messages.module.css';

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
  useEffect(() => goOn(stack.current), [messages]);
  useFocusKey(stack);
  if (messages.length === 0) return null;
  const undos = messages.filter((each) => !isToast(each));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the focused message; dragging has the close button as its alternative, hovering has the focus
    <section
      ref={stack}
      className={styles.stack}
      aria-label={texts.messages}
      onKeyDown={closeOnEscape}
      {...pauseHandlers}
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

let isHovered = false;

/**
 * Hovering or focusing a message stops the time of all. A mouse that rests where one appears has just pressed a button,
 * and a finger that touched one never leaves it: for them, what can be undone would never be sent.
 */
const pauseHandlers = {
  onPointerMoveCapture({ pointerType }: PointerEvent): void {
    isHovered = pointerType === 'mouse';
    if (isHovered) pauseMessages(true);
  },
  onPointerLeave({ currentTarget }: PointerEvent): void {
    isHovered = false;
    goOn(currentTarget);
  },
  onFocus(): void {
    pauseMessages(true);
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    pauseMessages(isHovered || currentTarget.contains(relatedTarget));
  },
};

/** The time goes on, also when the message with the focus is gone. */
function goOn(stack: Element | null): void {
  if (!stack) isHovered = false;
  if (!isHovered && !stack?.contains(document.activeElement)) pauseMessages(false);
}

function useFocusKey(stack: { current: HTMLElement | null }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === FOCUS_KEY) stack.current?.querySelector<HTMLElement>('a, button')?.focus();
    };
    // A modal dialog would take the focus back.
    const onFocus = ({ target }: globalThis.FocusEvent) => target instanceof Node && stack.current?.contains(target);
    const keepFromDialogs = (event: globalThis.FocusEvent) => onFocus(event) === true && event.stopPropagation();
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
      <Text as="span" isFilling canShrink size={14} isBreaking className={styles.message}>
        <MessageText text={message} />
      </Text>
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
      <Text as="span" isFilling canShrink size={14} isBreaking className={styles.message}>
        {message.text}
      </Text>
      <Button variant="quiet" size="small" className={styles.undoButton} onClick={message.undo}>
        {texts.undo}
      </Button>
    </div>
  );
}

const popper = '🎉';

/** A message with its emoji drawn, because not every device has a font for it. Screen readers get the text. */
export function MessageText({ text }: { text: string }) {
  return text.split(popper).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Popper />}
      <span>{part}</span>
    </Fragment>
  ));
}

function Popper() {
  return (
    <>
      <VisuallyHidden>{popper}</VisuallyHidden>
      <svg className={styles.emoji} viewBox="0 0 20 20" aria-hidden="true">
        <path fill="#f5b83d" d="M6 6.5L1 19l12.5-5C12.5 10 10 7.5 6 6.5z" />
        <path fill="#d9822b" d="M4.7 9.7L3.4 13c.6 2 2 3.3 3.9 3.5l3-1.2C7.3 15 5 12.7 4.7 9.7z" />
        <g fill="none" strokeLinecap="round" strokeWidth="1.8">
          <path stroke="#3957e1" d="M10 8c0-3 2-2.5 2-5.5" />
          <path stroke="#db3762" d="M12 10c2-3 3-1 6-2.5" />
          <path stroke="#15803d" d="M13.5 12.5c2-.5 3 .5 4 1.5" />
        </g>
        <path fill="#db3762" d="M6.5 2h2v2h-2z" />
        <path fill="#3957e1" d="M16 3h2v2h-2z" />
      </svg>
    </>
  );
}
