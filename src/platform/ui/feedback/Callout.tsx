import type { ReactNode } from 'react';
import { classes } from '../classes';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import { Row, Text } from '../layout/Layout';
import styles from './Callout.module.css';

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
    <Row
      gap={3}
      size={14}
      align="stretch"
      className={classes(styles.callout, styles[intent], className)}
      role={alert ? 'alert' : undefined}
    >
      <Icon className={styles.icon} />
      <Text as="div" canShrink isBreaking>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </Text>
    </Row>
  );
}
