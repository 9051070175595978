import type { ReactElement, ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  /** At most 96 px wide and high. */
  drawing: ReactElement;
  title?: string | undefined;
  text: string;
  action?: ReactNode;
  /** Read aloud as soon as it appears. */
  alert?: boolean;
};

/** A drawing and a sentence instead of content. */
export function Notice({ drawing, title, text, action, alert = false }: NoticeProps) {
  return (
    <div className={styles.notice} role={alert ? 'alert' : undefined}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
