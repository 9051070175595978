import { Button } from '../inputs/Button';
import { IconButton } from '../inputs/IconButton';
import { classes } from '../classes';
import { ErrorIcon, InfoIcon, SmallCrossIcon, SuccessIcon, WarningIcon } from '../icons';
import { texts } from '../texts';
import { linkOfMessage } from './messageLinks';
import styles from './Messages.module.css';
import { MessageText } from './MessageText';
import type { Toast, ToastAction } from './messageRules';

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

type ToastBodyProps = { toast: Toast; id: number; onClose: () => void };

/** One line, at most one action, a close button. Only errors interrupt a screen reader; `showToast` announces the rest. */
export function ToastBody({ toast, id, onClose }: ToastBodyProps) {
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
