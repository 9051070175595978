import type { ReactNode } from 'react';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { ErrorIcon } from '../../ui/icons';
import { texts } from '../texts';
import { getNoteId, type FrameText } from '../useFormField';
import styles from './FieldFrame.module.css';

export type FieldFrameProps = FrameText & {
  children: ReactNode;
  /** Small text to the right of the hint, such as a character count. */
  aside?: string;
  /** For several controls under one label: the label names the group (`getLabelId`) instead of one control. */
  group?: boolean;
};

/** Label, control, and below it the hint or the field's error. */
export function FieldFrame({ id, label, hint, error, required, group, aside, children }: FieldFrameProps) {
  const words = <LabelWords label={label} required={required} />;
  return (
    <Stack gap={1} canShrink data-invalid={error === undefined ? undefined : ''}>
      {group !== true ? (
        <label className={styles.label} htmlFor={id}>
          {words}
        </label>
      ) : (
        <span className={styles.label} id={getLabelId(id)}>
          {words}
        </span>
      )}
      {children}
      <Row align="stretch" gap={3} className={styles.below}>
        <FieldNote id={id} hint={hint} error={error} />
        {aside !== undefined && (
          <span className={styles.aside} aria-hidden="true">
            {aside}
          </span>
        )}
      </Row>
    </Stack>
  );
}

/** A label, marked if the field is required. */
export function LabelWords({ label, required }: { label: ReactNode; required: boolean | undefined }) {
  return (
    <>
      <span>{label}</span>
      {required === true && (
        <span className={styles.mark} aria-hidden="true">
          {texts.requiredMark}
        </span>
      )}
    </>
  );
}

/** The line below a control: its hint, or its error with an icon. */
export function FieldNote({ id, hint, error }: Pick<FrameText, 'id' | 'hint' | 'error'>) {
  if (error !== undefined) {
    return (
      <Row as="p" size={13} isBreaking align="start" tone="danger" className={styles.error} id={getNoteId(id)}>
        <ErrorIcon className={styles.icon} size={14} />
        <span>{error}</span>
      </Row>
    );
  }
  return hint === undefined ? null : (
    <Muted size={13} isBreaking className={styles.hint} id={getNoteId(id)}>
      {hint}
    </Muted>
  );
}

/** Id of the label of a group, for `aria-labelledby`. */
export function getLabelId(id: string): string {
  return `${id}-label`;
}
