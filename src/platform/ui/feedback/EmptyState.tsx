import type { ReactElement, ReactNode } from 'react';
import { NothingDrawing } from './drawings';
import styles from './Notice.module.css';

/** Largest width and height of a drawing in an empty state, in pixels. */
export const DRAWING_MAX = 96;

export type EmptyStateProps = {
  /** One sentence. */
  text: string;
  title?: string;
  /** At most 96 px; one of our drawings by default. */
  drawing?: ReactElement;
  action?: ReactNode;
};

export function EmptyState({ text, title, drawing = <NothingDrawing />, action }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
