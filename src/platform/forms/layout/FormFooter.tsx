import { Button } from '../../ui/inputs/Button';
import styles from './FormLayout.module.css';
import { SubmitButton } from './SubmitButton';

export type FormFooterProps = { saveLabel: string; cancelLabel: string; onCancel: () => void };

/** Save and cancel of a long form, always visible: at the bottom of the page, on a phone as a full-width bar. */
export function FormFooter({ saveLabel, cancelLabel, onCancel }: FormFooterProps) {
  return (
    <footer className={styles.footer}>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <SubmitButton>{saveLabel}</SubmitButton>
    </footer>
  );
}
