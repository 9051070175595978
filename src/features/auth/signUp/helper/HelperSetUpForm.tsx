import { createFieldNames } from '#platform/forms/fieldNames';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { Form, FormSpy } from '#platform/forms/Form';
import { useFormValue } from '#platform/forms/formValues';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { PositionIcon, rateRule, upToThree } from '../../../people';
import { getMarketRanges } from '../../model/marketRanges';
import type { HelperSetUp } from '../../model/signUpRequests';
import { ServingAreasField } from './ServingAreasField';
import styles from '../SignUp.module.css';
import { signUpTexts as texts } from '../texts';
import type { SignUp } from '../useSignUp';
import { PositionCode } from '#generated/model/codes';

type Props = { signUp: SignUp; onSubmit: (setUp: HelperSetUp) => Promise<void> };

const field = createFieldNames<HelperSetUp>();

/** The fourth step for a helper: positions, areas and the rate. Then the account is created. */
export function HelperSetUpForm({ signUp, onSubmit }: Props) {
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
        name={field('positions')}
        label={texts.positions}
        hint={texts.positionsHint}
        choices={listPositions()}
        required
        validate={upToThree}
      />
      <ServingAreasField name={field('serving_area_ids')} />
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
  const chosen = useFormValue(field('positions')) ?? [];
  const codes = allPositions.filter((code) => chosen.includes(code));
  const ranges = getMarketRanges(codes).map(({ position, ...range }) => ({
    ...range,
    name: texts.positionNames[position],
  }));
  return (
    <MoneyField
      name={field('hourly_rate')}
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
