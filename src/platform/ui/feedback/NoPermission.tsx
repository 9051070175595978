import type { ReactNode } from 'react';
import { ClosedDrawing } from './drawings';
import styles from './Notice.module.css';
import { texts } from '../texts';

/** What this person has no access to, and who can grant it. */
export function NoPermission({ text, title = texts.noPermissionTitle, action }: NoPermissionProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.drawing} aria-hidden="true">
        <ClosedDrawing />
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export type NoPermissionProps = { text: string; title?: string; action?: ReactNode };
