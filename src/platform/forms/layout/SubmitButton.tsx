import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../../ui/inputs/Button';
import styles from './FormLayout.module.css';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'href' | 'target' | 'ref'>;

const submitting = { submitting: true };

/** Submits the surrounding form; busy while it is being sent. */
export function SubmitButton({ intent = 'primary', loading = false, ...props }: SubmitButtonProps) {
  const state = useFormState({ subscription: submitting });
  return <Button {...props} intent={intent} type="submit" loading={loading || state.submitting === true} />;
}

type FormFooterProps = { saveLabel: string; cancelLabel: string; onCancel: () => void };

/** Save and cancel of a long form, always visible: at the bottom of the page, on a phone as a full-width bar. */
export function FormFooter({ saveLabel, cancelLabel, onCancel }: FormFooterProps) {
  return (
    <footer className={styles.footer}>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <SubmitButton>{saveLabel}</SubmitButton>
    </footer>
  );
}
