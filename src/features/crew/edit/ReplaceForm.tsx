import { callPerson, namePerson } from '#domain/people/personName';
import type { CancelInvitationRequest, Candidate, CrewMember, PositionCode } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { formatNumber } from '#platform/lib/text';
import { formatRate } from '#platform/lib/money';
import { showToast } from '#platform/ui/messages/toasts';
import { listCancelReasons } from './WithdrawInvitationDialog';
import styles from './TeamEdit.module.css';
import { RateField } from '../parts/RateField';
import { crewTexts, editTexts } from '../texts';
import { hasHardConflict } from '../model/candidateProblem';
import { getOfferedRate, type OfferedRates } from '../model/pay';
import { UsualRate } from '../parts/UsualRate';

export type Replacement = { employee_id: number; hourly_rate: number; reason: CancelInvitationRequest['reason'] };

const field = createFieldNames<Replacement>();

type Props = {
  id: string;
  member: CrewMember & { position: PositionCode };
  candidates: readonly Candidate[];
  offeredRates: OfferedRates | null;
  onReplace: (replacement: Replacement) => Promise<void>;
  onDone: () => void;
};

/** The replacement, their rate, and the reason for replacing the member. */
export function ReplaceForm({ id, member, candidates, offeredRates, onReplace, onDone }: Props) {
  const replaced = ({ employee_id }: Replacement) => {
    const person = candidates.find((each) => each.employee_id === employee_id);
    if (person) showToast({ message: editTexts.replaced(namePerson(person)), intent: 'success' });
    onDone();
  };
  return (
    <Form<Replacement>
      id={id}
      initialValues={{ hourly_rate: getOfferedRate(offeredRates, member.position), reason: 'crew_changed' }}
      onSubmit={onReplace}
      onSubmitted={replaced}
      className={styles.fields}
    >
      <p>{editTexts.replaceText(callPerson(member))}</p>
      <div className={styles.choices}>
        <RadioField
          name={field('employee_id')}
          label={editTexts.replaceWith}
          choices={candidates.map(toChoice)}
          required
        />
      </div>
      <RateOfChoice candidates={candidates} />
      <SelectField
        name={field('reason')}
        label={editTexts.reason}
        items={listCancelReasons()}
        valueField="value"
        titleField="title"
        required
      />
    </Form>
  );
}

function RateOfChoice({ candidates }: Pick<Props, 'candidates'>) {
  const employeeId = useFormValue(field('employee_id'));
  const offered = useFormValue<number>(field('hourly_rate'));
  const change = useChangeValue();
  const person = candidates.find(({ employee_id }) => employee_id === employeeId);
  return (
    <>
      <RateField name={field('hourly_rate')} label={editTexts.theirRate} />
      {person && (
        <UsualRate
          usual={person.hourly_rate}
          offered={offered}
          onOffer={(rate) => change(field('hourly_rate'), rate)}
        />
      )}
    </>
  );
}

function toChoice(candidate: Candidate) {
  const { employee_id, fit, distance_miles, hourly_rate, conflicts } = candidate;
  const hard = conflicts.find(({ severity }) => severity === 'hard');
  const facts = [
    ...(fit === null ? [] : [crewTexts.fit(fit.score)]),
    ...(distance_miles === null ? [] : [editTexts.miles(formatNumber(distance_miles))]),
    ...(hourly_rate === null ? [] : [formatRate(hourly_rate)]),
  ];
  return {
    value: employee_id,
    title: namePerson(candidate),
    disabled: hasHardConflict(candidate),
    note: hard ? hard.text : facts.join(' · '),
  };
}
