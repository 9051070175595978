import { useSettings } from '#platform/config/SettingsContext';
import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { showToast } from '#platform/ui/messages/toasts';
import { useRegisterCompany } from '../../signUpApi';
import { type CompanyDetails, toCompanyRequest } from '../../model/signUpRequests';
import { CompanyDetailsForm } from './CompanyDetailsForm';
import { AlreadySignedIn } from '../AlreadySignedIn';
import { SignUpSteps } from '../steps/SignUpSteps';
import { signUpTexts as texts } from '../texts';
import { useSignUp } from '../useSignUp';

/** Signs up a moving company: email, code, details, and next steps (docs/product.md, "Sign-up and passwords"). */
export default function SignUpCompanyPage() {
  const signUp = useSignUp('company');
  const user = useSession((session) => session.user);
  const register = useRegister(signUp);
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <SignUpSteps signUp={signUp}>
      <CompanyDetailsForm signUp={signUp} onSubmit={register} />
    </SignUpSteps>
  );
}

function useRegister({ steps, recover, finish }: ReturnType<typeof useSignUp>) {
  const { mutateAsync } = useRegisterCompany();
  const { productName } = useSettings();
  const dispatch = useSessionDispatch();
  return async (details: CompanyDetails) => {
    const proof = { token: steps.temporaryToken ?? '', email: steps.lastSendingEmail ?? '' };
    try {
      const { access_token: token, user } = await mutateAsync(toCompanyRequest(details, proof));
      finish();
      showToast({ message: texts.welcome(details.first_name, productName), intent: 'success' });
      dispatch(sessionActions.signedIn(token, user, false));
    } catch (error) {
      recover(error);
    }
  };
}
