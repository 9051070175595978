import { Button } from '../../ui/inputs/Button';
import styles from './FormLayout.module.css';
import { SubmitButton } from './SubmitButton';

export type FormFooterProps = { saveLabel: string; cancelLabel: string; onCancel: () => void };

/** The way out of a long form, always in sight: at the foot of the page, on a phone a bar across the screen. */
export function FormFooter({ saveLabel, cancelLabel, onCancel }: FormFooterProps) {
  return (
    <footer className={styles.footer}>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <SubmitButton>{saveLabel}</SubmitButton>
    </footer>
  );
}
