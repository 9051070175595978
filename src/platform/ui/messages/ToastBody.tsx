import { useLayoutEffect, useRef } from 'react';
import { Button } from '../inputs/Button';
import { IconButton } from '../inputs/IconButton';
import { ErrorIcon, InfoIcon, SmallCrossIcon, SuccessIcon, WarningIcon } from '../icons';
import { texts } from '../texts';
import styles from './Toaster.module.css';
import type { Toast } from './toasts';

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

/** One line, at most one action, a close button. */
export function ToastBody({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { message, action, intent = 'info' } = toast;
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => softenAlert(body.current, intent === 'danger'), [intent]);
  const Icon = ICONS[intent];

  function act(): void {
    action?.onClick();
    onClose();
  }

  return (
    <div className={styles.body} ref={body}>
      <Icon className={styles.icon} />
      <span className={styles.message}>{message}</span>
      {action !== undefined && (
        <Button size="small" variant="quiet" intent="primary" onClick={act}>
          {action.text}
        </Button>
      )}
      <IconButton
        className={styles.close}
        size="small"
        icon={<SmallCrossIcon />}
        label={texts.close}
        onClick={onClose}
      />
    </div>
  );
}

/**
 * Blueprint makes every toast an alert, which interrupts; only errors may. Everything else is announced once, by
 * `announce`.
 */
function softenAlert(body: HTMLElement | null, isError: boolean): void {
  const alert = body?.closest('[role="alert"]');
  if (isError) return;
  alert?.removeAttribute('role');
  alert?.setAttribute('aria-live', 'off');
}
