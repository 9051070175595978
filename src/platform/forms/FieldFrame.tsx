import type { ReactNode } from 'react';
import { ErrorIcon } from '../ui/icons';
import styles from './FieldFrame.module.css';
import { texts } from './texts';
import { noteId, type FrameText } from './useFormField';

export type FieldFrameProps = FrameText & {
  children: ReactNode;
  /** For several controls under one label: the label names the group (`labelId`) instead of one control. */
  group?: boolean;
};

/** Label above, control, then the hint or, in its place, the one error of the field. */
export function FieldFrame({ id, label, hint, error, required, group, children }: FieldFrameProps) {
  const words = (
    <>
      {label}
      {required === true && (
        <span className={styles.mark} aria-hidden="true">
          {texts.requiredMark}
        </span>
      )}
    </>
  );
  return (
    <div className={styles.frame} data-invalid={error === undefined ? undefined : ''}>
      {group !== true ? (
        <label className={styles.label} htmlFor={id}>
          {words}
        </label>
      ) : (
        <span className={styles.label} id={labelId(id)}>
          {words}
        </span>
      )}
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** The line below a control: its hint, or its error with an icon. */
export function FieldNote({ id, hint, error }: Pick<FrameText, 'id' | 'hint' | 'error'>) {
  if (error !== undefined) {
    return (
      <p className={styles.error} id={noteId(id)}>
        <ErrorIcon className={styles.icon} size={14} />
        {error}
      </p>
    );
  }
  return hint === undefined ? null : (
    <p className={styles.hint} id={noteId(id)}>
      {hint}
    </p>
  );
}

/** Id of the label of a group, for `aria-labelledby`. */
export function labelId(id: string): string {
  return `${id}-label`;
}
