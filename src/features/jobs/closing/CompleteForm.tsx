import { useState, useEffect, useRef } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Order, OrderCompleteRequest } from '#generated/model';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form, SubmitAborted } from '#platform/forms/Form';
import { useChangeValue } from '#platform/forms/formValues';
import { useListField } from '#platform/forms/useListField';
import { maxLength, requiredIf } from '#platform/forms/validation/validators';
import { ApiError } from '#platform/http/ApiError';
import { formatMoney } from '#platform/lib/money';
import { newKey } from '#platform/lib/newKey';
import { Callout } from '#platform/ui/feedback/Callout';
import { PlusIcon, TrashIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { type InvitedMember, jobLabels } from '../orders';
import { CompletedPerson } from './CompletedPerson';
import {
  type CompletionValues,
  computePayout,
  getInitialValues,
  listWithoutCheckIn,
  type Terms,
  type IssueValues,
  isNoteWanted,
  splitTipsEqually,
  sumTips,
  toPersonKey,
} from './completion';
import { FieldGroup, usePayout, completionField, useCompletion } from './completionForm';
import { moveToFormFields, toCompletionRequest, centsRule, tipsRule } from './completionRequest';
import { closingTexts } from './texts';
import { HoursFromTimes, TimeSection } from './TimeSection';
import styles from './Closing.module.css';

type Props = {
  id: string;
  order: Order;
  /** Empty if only the provider knows it. */
  crew: readonly InvitedMember[];
  onSend: (data: OrderCompleteRequest) => Promise<unknown>;
  onDone: () => void;
};

/** The form that completes a job, with the crew's total pay below it. */
export function CompleteForm({ id, order, crew, onSend, onDone }: Props) {
  const [initialValues] = useState(() => getInitialValues(order, crew));
  const send = async (values: CompletionValues) => {
    const data = toCompletionRequest(values, crew, order);
    if (!data) throw new SubmitAborted();
    try {
      await onSend(data);
    } catch (error) {
      throw error instanceof ApiError ? moveToFormFields(error, crew) : error;
    }
  };
  const sent = (values: CompletionValues) => {
    const { total } = computePayout(values, crew, order);
    showToast({ message: closingTexts.completed(order.number, total), intent: 'success' });
    onDone();
  };
  return (
    <Form<CompletionValues>
      id={id}
      initialValues={initialValues}
      onSubmit={send}
      onSubmitted={sent}
      summary
      className={styles.form}
    >
      <FormDraft form={`complete-${order.order_id}`} />
      <Muted>{closingTexts.consequence}</Muted>
      <TimeSection terms={order} />
      <HoursFromTimes terms={order} crew={crew} />
      <FieldGroup title={closingTexts.crew}>
        {crew.length === 0 && (
          <Row as="p" gap={3} rowGap={0} align="stretch" isWrapping tone="secondary" size={13} isNumeric>
            {closingTexts.crewUnknown}
          </Row>
        )}
        <WithoutCheckIn crew={crew} />
        <Stack as="ul">
          {crew.map((member) => (
            <CompletedPerson key={member.invitation_id} member={member} crew={crew} terms={order} />
          ))}
        </Stack>
      </FieldGroup>
      <TipsSection crew={crew} terms={order} />
      <IssuesSection />
      <SignOffSection terms={order} />
      <ClosingTotal crew={crew} terms={order} />
    </Form>
  );
}

/** Those who may not have come. */
function WithoutCheckIn({ crew }: { crew: readonly InvitedMember[] }) {
  const absent = listWithoutCheckIn(crew);
  if (absent.length === 0) return null;
  return <Callout intent="warning">{closingTexts.withoutCheckIn(absent.map((person) => namePerson(person)))}</Callout>;
}

/** The whole crew's pay, if it is known; stays in view while the fields above change. */
function ClosingTotal({ crew, terms }: { crew: readonly InvitedMember[]; terms: Terms }) {
  const { total } = usePayout(crew, terms);
  if (total === null) return null;
  return (
    <Row as="p" gap={4} align="baseline" justify="between" weight="strong" className={styles.total}>
      <span>{closingTexts.total}</span>
      <output className={styles.amount}>{formatMoney(total)}</output>
    </Row>
  );
}

/** Most issues a job may have. */
const mostIssues = 20;

/** Issues on site, for the office and for insurance. */
function IssuesSection() {
  const issues = useListField<IssueValues>(completionField('issues'), closingTexts.issues);
  const add = () => issues.add({ key: newKey(), type: 'damage', text: '' });
  return (
    <FieldGroup title={closingTexts.issues}>
      <Row
        as="p"
        gap={3}
        rowGap={0}
        align="stretch"
        isWrapping
        tone="secondary"
        size={13}
        isNumeric
        id={issues.id}
        tabIndex={-1}
      >
        {closingTexts.issuesText}
      </Row>
      {issues.keys.map((key, index) => (
        <Columns
          gap={4}
          rowGap={3}
          align="start"
          key={key}
          className={styles.issue}
          role="group"
          aria-label={closingTexts.issue(index + 1)}
        >
          <SelectField
            name={completionField(`issues[${index}].type`)}
            label={closingTexts.issueType}
            items={types()}
            required
          />
          <TextField
            name={completionField(`issues[${index}].text`)}
            label={closingTexts.issueText}
            required
            validate={textLength}
          />
          <IconButton
            className={styles.remove}
            icon={<TrashIcon />}
            label={closingTexts.removeIssue(index + 1)}
            onClick={() => issues.remove(index)}
          />
        </Columns>
      ))}
      <div>
        <Button variant="outline" icon={<PlusIcon />} disabled={issues.keys.length >= mostIssues} onClick={add}>
          {closingTexts.addIssue}
        </Button>
      </div>
    </FieldGroup>
  );
}

const types = () => Object.entries(jobLabels.issue).map(([id, name]) => ({ id, name }));
const textLength = maxLength(500);

/** The customer's sign-off and the notes. Long hours need a reason. */
function SignOffSection({ terms }: { terms: Terms }) {
  const isWanted = useCompletion((values) => isNoteWanted(values, terms));
  return (
    <FieldGroup title={closingTexts.end}>
      <TextField
        name={completionField('customer_signature_name')}
        label={closingTexts.signature}
        hint={closingTexts.signatureHint}
        validate={nameLength}
      />
      <TextAreaField
        name={completionField('notes')}
        label={closingTexts.notes}
        hint={isWanted ? closingTexts.notesWanted : closingTexts.notesHint}
        limit={2000}
        validate={requiredIf(() => isWanted)}
      />
    </FieldGroup>
  );
}

const nameLength = maxLength(100);

type TipsSectionProps = { crew: readonly InvitedMember[]; terms: Terms };

/** The customer's tips and how the crew shares them. A crew that only the provider knows shares them evenly. */
function TipsSection({ crew, terms }: TipsSectionProps) {
  const given = useCompletion((values) => (values.tip_split === 'custom' ? sumTips(values) : undefined));
  const total = useCompletion(({ tips_total }) => tips_total) ?? 0;
  const [rule] = useState(() => (crew.length > 0 ? tipsRule(crew, terms) : centsRule));
  return (
    <FieldGroup title={closingTexts.tips}>
      <InitialShares crew={crew} terms={terms} />
      <Columns gap={4} rowGap={3} className={styles.tips}>
        <MoneyField
          name={completionField('tips_total')}
          label={closingTexts.tipsTotal}
          hint={given === undefined ? undefined : closingTexts.given(given, total)}
          validate={rule}
        />
        {crew.length > 0 && (
          <RadioField name={completionField('tip_split')} label={closingTexts.tipSplit} choices={splits()} />
        )}
      </Columns>
    </FieldGroup>
  );
}

/** Renders nothing. Fills in equal shares when the user starts to split the tips by hand. */
function InitialShares({ crew, terms }: TipsSectionProps) {
  const values = useCompletion((all) => all);
  const change = useChangeValue();
  const split = useRef(values.tip_split);
  useEffect(() => {
    const isChosenNow = values.tip_split === 'custom' && split.current !== 'custom';
    split.current = values.tip_split;
    if (!isChosenNow || Object.values(values.crew).some(({ tip }) => typeof tip === 'number')) return;
    const shares = splitTipsEqually(values, crew, terms);
    for (const key of crew.map(toPersonKey)) change(completionField(`crew.${key}.tip`), shares[key]);
  }, [values, crew, terms, change]);
  return null;
}

const splits = () =>
  (['equal', 'by_hours', 'custom'] as const).map((value) => ({ value, title: closingTexts.split[value] }));
