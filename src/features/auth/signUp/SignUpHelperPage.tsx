import { useState, useRef } from 'react';
import { getMarketRanges } from '#domain/money/marketRates';
import { PositionCode } from '#generated/model/codes';
import { useSettings } from '#platform/config/SettingsContext';
import { createFieldNames, type FieldName } from '#platform/forms/fieldNames';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { FieldFrame } from '#platform/forms/fields/FieldFrame';
import { BirthDateField } from '#platform/forms/fields/text/BirthDateField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { Form, FormSpy } from '#platform/forms/Form';
import { useFormValue } from '#platform/forms/formValues';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { type FormField, useFormField } from '#platform/forms/useFormField';
import { isInvalid } from '#platform/http/failures';
import { getLandingPath } from '#platform/routing/guards/guard';
import { useNavigate } from '#platform/routing/links/useLink';
import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { Autocomplete } from '#platform/ui/choices/Autocomplete';
import { Chip } from '#platform/ui/data/Chip';
import { announce } from '#platform/ui/feedback/announcements';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { adultRule, PositionIcon, rateRule, upToThree } from '../../team/people';
import {
  helperDetailFields,
  type HelperDetails,
  toHelperRequest,
  type HelperSetUp,
  type AreaChoice,
} from '../model/signUpRequests';
import { useRegisterHelper, useAreaSearch } from '../signUpApi';
import { AlreadySignedIn } from './AlreadySignedIn';
import { DetailsForm, SignUpSection, NamePhoneFields, ZipField } from './DetailsForm';
import { SignUpSteps } from './SignUpSteps';
import { signUpTexts as texts } from './texts';
import { type SignUp, useSignUp } from './useSignUp';
import styles from './SignUp.module.css';

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
  return isInvalid(error) && Object.keys(error.errors).some((name) => helperDetailFields.includes(name));
}

type Props = {
  signUp: SignUp;
  /** Errors of the final call about these fields, shown as if the form had just been submitted. */
  refusal: unknown;
  onSubmit: (details: HelperDetails) => void;
};

const field = createFieldNames<HelperDetails>();

/** The third step for a helper. Nothing is sent yet, because the final call also needs the values of the next step. */
function HelperDetailsForm({ signUp, refusal, onSubmit }: Props) {
  const shownRefusal = useRef<unknown>(undefined);
  const submit = (details: HelperDetails) => {
    if (refusal === undefined || shownRefusal.current === refusal) return onSubmit(details);
    shownRefusal.current = refusal;
    throw refusal;
  };
  return (
    <DetailsForm<HelperDetails>
      signUp={signUp}
      initialValues={signUp.typed.values()}
      action={texts.toSetUp}
      onSubmit={submit}
      submitsItself={refusal !== undefined}
    >
      <SignUpSection title={texts.you}>
        <NamePhoneFields within={field.root} />
        <Columns gap={4} columns={2}>
          <BirthDateField
            name={field('birth_date')}
            label={texts.birthDate}
            hint={texts.birthDateHint}
            required
            validate={adultRule}
          />
          <ZipField name={field('zip')} />
        </Columns>
      </SignUpSection>
    </DetailsForm>
  );
}

type HelperSetUpFormProps = { signUp: SignUp; onSubmit: (setUp: HelperSetUp) => Promise<void> };

const setUpField = createFieldNames<HelperSetUp>();

/** The fourth step for a helper: positions, areas and the rate. Then the account is created. */
function HelperSetUpForm({ signUp, onSubmit }: HelperSetUpFormProps) {
  return (
    <Form<HelperSetUp>
      initialValues={signUp.typed.values()}
      onSubmit={onSubmit}
      onUnsavedChange={signUp.onUnsavedChange}
      className={styles.form}
      aria-label={texts.setUp.title}
    >
      <FormSpy subscription={{ values: true }} onChange={({ values }) => signUp.typed.report(values)} />
      <ChecksField
        name={setUpField('positions')}
        label={texts.positions}
        hint={texts.positionsHint}
        choices={listPositions()}
        required
        validate={upToThree}
      />
      <ServingAreasField name={setUpField('serving_area_ids')} />
      <RateField />
      <div className={styles.footer}>
        <SubmitButton size="large" fill>
          {texts.signUp}
        </SubmitButton>
      </div>
    </Form>
  );
}

function RateField() {
  const chosen = useFormValue(setUpField('positions')) ?? [];
  const codes = allPositions.filter((code) => chosen.includes(code));
  const ranges = getMarketRanges(codes).map(({ position, ...range }) => ({
    ...range,
    name: texts.positionNames[position],
  }));
  return (
    <MoneyField
      name={setUpField('hourly_rate')}
      label={texts.rate}
      unit={texts.perHour}
      hint={texts.market(ranges)}
      required
      validate={rateRule}
    />
  );
}

const allPositions: readonly PositionCode[] = [
  PositionCode.helper,
  PositionCode.driver,
  PositionCode.foreman,
  PositionCode.foremanDriver,
];
const listPositions = () =>
  allPositions.map((value) => ({
    value,
    title: texts.positionNames[value],
    note: texts.positionNotes[value],
    icon: <PositionIcon code={value} />,
  }));

/** Areas a helper may choose without paying (the contract's limit at sign-up). */
const maxAreas = 3;

/** One to three areas, found by name. Chosen ones are above the search and can be removed. */
function ServingAreasField({ name }: { name: FieldName<readonly AreaChoice[]> }) {
  const areas = useFormField<readonly AreaChoice[], object>(
    { name, label: texts.areas, hint: texts.areasHint, required: true },
    none,
  );
  const chips = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const add = (area: AreaChoice) => {
    const { id, name_with_state_initials } = area;
    const next = [...areas.value, { id, name_with_state_initials }];
    areas.change(next);
    announce(isFull(next) ? texts.areasFull : texts.areaAdded(name_with_state_initials));
    if (isFull(next)) chips.current?.focus();
  };
  const remove = (area: AreaChoice) => {
    areas.change(areas.value.filter(({ id }) => id !== area.id));
    announce(texts.areaRemoved(area.name_with_state_initials));
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('input')?.focus());
  };
  return (
    <div ref={frame}>
      <FieldFrame {...areas.frame} hint={isFull(areas.value) ? texts.areasFull : texts.areasHint}>
        <Row
          as="ul"
          isWrapping
          gap={2}
          align="stretch"
          ref={chips}
          tabIndex={-1}
          className={styles.chips}
          aria-label={texts.areasChosen}
        >
          {areas.value.map((area) => (
            <li key={area.id}>
              <Chip label={area.name_with_state_initials} onRemove={() => remove(area)} />
            </li>
          ))}
        </Row>
        <AreaSearch areas={areas} disabled={isFull(areas.value)} onChoose={add} />
      </FieldFrame>
    </div>
  );
}

function isFull(areas: readonly AreaChoice[]): boolean {
  return areas.length >= maxAreas;
}

type AreaSearchProps = {
  areas: FormField<readonly AreaChoice[]>;
  disabled: boolean;
  onChoose: (area: AreaChoice) => void;
};

function AreaSearch({ areas, disabled, onChoose }: AreaSearchProps) {
  const [search, setSearch] = useState('');
  const { data = none, isFetching, isError, refetch } = useAreaSearch(search.trim());
  const chosen = new Set(areas.value.map(({ id }) => id));
  if (isError) {
    return (
      <Row as="p" gap={3} tone="danger">
        {texts.areasFailed}
        <Button size="small" variant="outline" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </Row>
    );
  }
  return (
    <Autocomplete
      {...areas.control}
      items={data.filter(({ id }) => !chosen.has(id))}
      titleField="name_with_state_initials"
      disabled={disabled}
      placeholder={texts.areasSearch}
      listLabel={texts.areas}
      loading={isFetching}
      onSearch={setSearch}
      onChoose={onChoose}
      onFocus={areas.focus}
      onBlur={areas.blur}
    />
  );
}

const none: readonly AreaChoice[] = [];
