import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../../ui/inputs/Button';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'href' | 'target' | 'ref'>;

const submitting = { submitting: true };

/** Submits the surrounding form; busy while it is being sent. */
export function SubmitButton({ intent = 'primary', loading = false, ...props }: SubmitButtonProps) {
  const state = useFormState({ subscription: submitting });
  return <Button {...props} intent={intent} type="submit" loading={loading || state.submitting === true} />;
}
