import { namePerson } from '#domain/people/personName';
import { type InvitedMember } from '../orders';
import { useState } from 'react';
import type { Order, OrderCompleteRequest } from '#generated/model';
import { Form, SubmitAborted } from '#platform/forms/Form';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { ApiError } from '#platform/http/ApiError';
import { showToast } from '#platform/ui/messages/toasts';
import styles from './Closing.module.css';
import { moveToFormFields } from './completionErrors';
import { type CompletionValues, computePayout, getInitialValues, listWithoutCheckIn, type Terms } from './completion';
import { toCompletionRequest } from './completionRequest';
import { IssuesSection } from './IssuesSection';
import { CompletedPerson } from './CompletedPerson';
import { FieldGroup } from './FieldGroup';
import { SignOffSection } from './SignOffSection';
import { HoursFromTimes, TimeSection } from './TimeSection';
import { TipsSection } from './TipsSection';
import { closingTexts } from './texts';
import { Callout } from '#platform/ui/feedback/Callout';
import { formatMoney } from '#platform/lib/money';
import { usePayout } from './useCompletion';

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
      <p className={styles.consequence}>{closingTexts.consequence}</p>
      <TimeSection terms={order} />
      <HoursFromTimes terms={order} crew={crew} />
      <FieldGroup title={closingTexts.crew}>
        {crew.length === 0 && <p className={styles.quiet}>{closingTexts.crewUnknown}</p>}
        <WithoutCheckIn crew={crew} />
        <ul className={styles.people}>
          {crew.map((member) => (
            <CompletedPerson key={member.invitation_id} member={member} crew={crew} terms={order} />
          ))}
        </ul>
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
    <p className={styles.total}>
      <span>{closingTexts.total}</span>
      <output className={styles.amount}>{formatMoney(total)}</output>
    </p>
  );
}
