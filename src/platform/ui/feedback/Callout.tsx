import type { ReactNode } from 'react';
import styles from './Callout.module.css';
import { classes } from '../classes';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';

export type CalloutIntent = 'info' | 'success' | 'warning' | 'danger';

type CalloutProps = {
  intent: CalloutIntent;
  title?: string;
  children?: ReactNode;
  /** Read aloud as soon as it appears (for failures the user waits for). */
  alert?: boolean;
  className?: string;
};

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

export function Callout({ intent, title, children, alert = false, className }: CalloutProps) {
  const Icon = ICONS[intent];
  return (
    <div className={classes(styles.callout, styles[intent], className)} role={alert ? 'alert' : undefined}>
      <Icon className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
