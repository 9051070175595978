import { usStates } from '#domain/places/usStates';
import type { RegisterRequest } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { createDigitMask } from '#platform/forms/fields/text/masks';
import { TextField } from '#platform/forms/fields/text/TextField';
import { maxLength } from '#platform/forms/validation/validators';
import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { Columns } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { type CompanyDetails, toCompanyRequest } from '../model/signUpRequests';
import { useRegisterCompany } from '../signUpApi';
import { AlreadySignedIn } from './AlreadySignedIn';
import { DetailsForm, SignUpSection, NamePhoneFields, ZipField } from './DetailsForm';
import { SignUpSteps } from './SignUpSteps';
import { signUpTexts as texts } from './texts';
import { useSignUp, type SignUp } from './useSignUp';
import styles from './SignUp.module.css';

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

type Props = { signUp: SignUp; onSubmit: (details: CompanyDetails) => Promise<void> };

const field = createFieldNames<CompanyDetails>();

/** The third step of a moving company. */
function CompanyDetailsForm({ signUp, onSubmit }: Props) {
  return (
    <DetailsForm<CompanyDetails>
      signUp={signUp}
      initialValues={signUp.typed.values()}
      action={texts.register}
      onSubmit={onSubmit}
    >
      <SignUpSection title={texts.company}>
        <CompanyFields />
      </SignUpSection>
      <SignUpSection title={texts.owner}>
        <NamePhoneFields within={field.root} />
      </SignUpSection>
    </DetailsForm>
  );
}

function CompanyFields() {
  return (
    <>
      <TextField
        name={field('company_name')}
        label={texts.companyName}
        autoComplete="organization"
        required
        validate={companyLength}
      />
      <Columns gap={4} className={styles.cityState}>
        <TextField
          name={field('city')}
          label={texts.city}
          autoComplete="address-level2"
          required
          validate={cityLength}
        />
        <SelectField
          name={field('state')}
          label={texts.state}
          items={usStates}
          autoComplete="address-level1"
          required
        />
        <ZipField name={field('zip')} />
      </Columns>
      <div className={styles.fleet}>
        <RadioField
          name={field('fleet_size')}
          label={texts.fleet}
          choices={listFleetSizes()}
          appearance="cards"
          required
        />
      </div>
      <MaskedField
        name={field('usdot_number')}
        label={texts.usdot}
        hint={texts.usdotHint}
        mask={usdotMask}
        width="short"
      />
    </>
  );
}

const sizes: readonly RegisterRequest['fleet_size'][] = ['1-3', '4-10', '11+'];
const listFleetSizes = () => sizes.map((value) => ({ value, title: texts.fleetSizes[value] }));
const usdotMask = createDigitMask('########');
const companyLength = maxLength(100);
const cityLength = maxLength(60);
