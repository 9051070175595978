import { useId, useState } from 'react';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { createFieldNames } from '#platform/forms/fieldNames';
import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form } from '#platform/forms/Form';
import { compose, email as emailRule, maxLength } from '#platform/forms/validation/validators';
import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { Muted } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { useSendNewEmailCode, useVerifyNewEmail } from '../accountApi';
import { getResendAt } from '../otp/codeProblem';
import { CodeStep } from '../otp/CodeStep';
import { AccountName } from '../password/NewPasswordFields';
import { emailTexts as texts } from './texts';

/** A sent code: its id, its length if the provider gives it, and when another may be requested (epoch milliseconds). */
type SentCode = { otpId: string; length: number | undefined; resendAt: number | null };

/**
 * Changes the user's own email in two steps: the new address with the password, then the code sent to it
 * (docs/product.md, "Signing in").
 */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const currentEmail = useSession(({ user }) => user?.email ?? '');
  const { sent, typed, send, verify, back, isSending } = useEmailChange(onClose);
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={texts.title}
      busy={isSending}
      onClose={onClose}
      actions={
        !sent && (
          <Button type="submit" form={formId} intent="primary" loading={isSending}>
            {texts.sendCode}
          </Button>
        )
      }
    >
      {sent ? (
        <CodeStep
          email={typed.email}
          otpId={sent.otpId}
          length={sent.length}
          resendAt={sent.resendAt}
          onVerify={verify}
          onResend={() => send(typed)}
          onBack={back}
        />
      ) : (
        <NewEmailForm id={formId} currentEmail={currentEmail} typed={typed} onSend={send} />
      )}
    </Modal>
  );
}

/** Both calls, and the typed values: kept for going back and for another code, as long as the dialog is open. */
function useEmailChange(onChanged: () => void) {
  const [typed, setTyped] = useState<NewEmail>({ email: '', current_password: '' });
  const [sent, setSent] = useState<SentCode>();
  const dispatch = useSessionDispatch();
  const sending = useSendNewEmailCode();
  const verifying = useVerifyNewEmail();

  const send = async ({ email, current_password }: NewEmail) => {
    const data = { email: email.trim(), current_password };
    const { otp_id, length, resend_in } = await sending.mutateAsync({ data });
    setTyped(data);
    setSent({ otpId: otp_id, length: length ?? undefined, resendAt: getResendAt(resend_in) });
  };
  const verify = async (code: string) => {
    const { user } = await verifying.mutateAsync({ data: { otp_id: sent?.otpId ?? '', code } });
    dispatch(sessionActions.userUpdated(user));
    showToast({ message: texts.changed(typed.email), intent: 'success' });
    onChanged();
  };
  const back = () => setSent(undefined);
  return { sent, typed, send, verify, back, isSending: sending.isPending && !sent };
}

/** The new email, and the password to confirm whose account it is. */
type NewEmail = { email: string; current_password: string };

const field = createFieldNames<NewEmail>();

type Props = {
  id: string;
  currentEmail: string;
  typed: Partial<NewEmail>;
  onSend: (typed: NewEmail) => Promise<unknown>;
};

function NewEmailForm({ id, currentEmail, typed, onSend }: Props) {
  return (
    <Form<NewEmail> id={id} initialValues={typed} onSubmit={onSend} layout="fields" aria-label={texts.title}>
      {currentEmail !== '' && <Muted isBreaking>{texts.current(currentEmail)}</Muted>}
      <FormDraft form="change-email" />
      <AccountName email={currentEmail} />
      <TextField
        name={field('email')}
        type="email"
        inputMode="email"
        label={texts.newEmail}
        autoComplete="email"
        spellCheck={false}
        required
        validate={emailRules}
      />
      <PasswordField
        name={field('current_password')}
        label={texts.currentPassword}
        autoComplete="current-password"
        required
      />
      <Muted isBreaking>{texts.otherDevices}</Muted>
    </Form>
  );
}

/** The contract's limit for an address. */
const emailRules = compose(emailRule, maxLength(254));
