import { useState } from 'react';
import { useSettings } from '#platform/config/SettingsContext';
import { isInvalid } from '#platform/http/failures';
import { getLandingPath } from '#platform/routing/guards/guard';
import { useNavigate } from '#platform/routing/links/useLink';
import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { showToast } from '#platform/ui/messages/toasts';
import { useRegisterHelper } from '../../signUpApi';
import { helperDetailFields, type HelperDetails, toHelperRequest, type HelperSetUp } from '../../model/signUpRequests';
import { HelperDetailsForm } from './HelperDetailsForm';
import { HelperSetUpForm } from './HelperSetUpForm';
import { AlreadySignedIn } from '../AlreadySignedIn';
import { SignUpSteps } from '../steps/SignUpSteps';
import { signUpTexts as texts } from '../texts';
import { type SignUp, useSignUp } from '../useSignUp';

/** Signs up a helper: email, code, details, and setup (docs/product.md, "Sign-up and passwords"). */
export default function SignUpHelperPage() {
  const signUp = useSignUp('helper');
  const user = useSession((session) => session.user);
  const { refusal, refusals, keepDetails, register } = useRegister(signUp);
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <SignUpSteps signUp={signUp}>
      {signUp.step === 'details' ? (
        <HelperDetailsForm key={refusals} signUp={signUp} refusal={refusal} onSubmit={keepDetails} />
      ) : (
        <HelperSetUpForm signUp={signUp} onSubmit={register} />
      )}
    </SignUpSteps>
  );
}

function useRegister({ steps, recover, finish, finishDetails, go }: SignUp) {
  const { mutateAsync } = useRegisterHelper();
  const [details, setDetails] = useState<HelperDetails>();
  const [[refusal, refusals], setRefusal] = useState<[refusal: unknown, count: number]>([undefined, 0]);
  const { productName } = useSettings();
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();

  const keepDetails = (typed: HelperDetails) => {
    setDetails(typed);
    finishDetails();
  };
  const register = async (setUp: HelperSetUp) => {
    if (!details) return;
    const proof = { token: steps.temporaryToken ?? '', email: steps.lastSendingEmail ?? '' };
    try {
      const { access_token: token, user } = await mutateAsync(toHelperRequest(details, setUp, proof));
      finish();
      showToast({ message: texts.welcome(details.first_name, productName), intent: 'success' });
      dispatch(sessionActions.signedIn(token, user, false));
      navigate(getLandingPath('helper'), { replace: true });
    } catch (error) {
      if (!isAboutDetails(error)) return recover(error);
      setRefusal(([, count]) => [error, count + 1]);
      go('details');
    }
  };
  return { refusal, refusals, keepDetails, register };
}

function isAboutDetails(error: unknown): boolean {
  return isInvalid(error) && Object.keys(error.errors).some((field) => helperDetailFields.includes(field));
}
