import { useId, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { OrderCard } from '#generated/model';
import { bundleQueries, hasFailed } from '#platform/cache/queryBundle';
import { Avatar } from '#platform/ui/data/Avatar';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonLine, SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { Modal } from '#platform/ui/overlays/Modal';
import { nameJob, jobLabels, callJob, useCrews, useOrdersById } from '../../orders';
import { useCandidatesByOrder } from '../api';
import { hasWords } from '../model/candidates';
import type { InviteResult } from '../model/inviteToJob';
import { UsualRate } from '../parts/crewParts';
import { useSendInvitations } from '../parts/useSendInvitations';
import { inviteTexts as texts, messageLimit } from '../texts';
import { findLowestOffer, listPeopleForJobs, planInvitations, type PersonForJobs, type JobToFill } from './bulkInvite';
import styles from './invite.module.css';

type Props = {
  branchId: number;
  jobs: readonly OrderCard[];
  /** Called with a job when everyone is invited to it. */
  onInvited: (jobs: readonly OrderCard[]) => void;
  onClose: () => void;
};

/** Invites the same people to several jobs, and shows the result for each job. */
export function InviteToJobs({ branchId, jobs: selected, onInvited, onClose }: Props) {
  // The selection shrinks as invitations are sent; the dialog is about what was selected when it opened.
  const [cards] = useState(selected);
  const [employeeIds, setEmployeeIds] = useState<readonly number[]>([]);
  const [atUsualRate, setAtUsualRate] = useState<readonly number[]>([]);
  const [message, setMessage] = useState('');
  const { jobs, isPending, failed, retry } = useJobsToFill(cards);
  const { results, isSending, send } = useSendInvitations(branchId, ({ orderId, problems }) => {
    if (problems.length === 0) onInvited(cards.filter(({ order_id }) => order_id === orderId));
  });
  const messageId = useId();
  const isSent = isSending || results.length > 0;
  // After the first attempt only what failed is sent again, with what is known of its people by then.
  const unsent = results.filter(({ problems }) => problems.length > 0).map(({ orderId }) => orderId);
  const open = results.length === 0 ? jobs : jobs.filter(({ card }) => unsent.includes(card.order_id));
  const plan = planInvitations(open, { employeeIds, atUsualRate, message });
  const count = plan.reduce((sum, { people }) => sum + people.length, 0);
  const action = results.length > 0 ? texts.tryAgain(plan.length) : texts.sendAll(count, plan.length);
  return (
    <Modal
      open
      kind="form"
      size="average"
      title={texts.toJobs(cards.length)}
      busy={isSending}
      cancelLabel={isSent ? texts.close : undefined}
      onClose={onClose}
      actions={
        (!isSent || isSending || plan.length > 0) && (
          <Button
            intent="primary"
            loading={isSending}
            disabled={!isSending && plan.length === 0}
            onClick={() => void send(plan)}
          >
            {isSending ? texts.sending : action}
          </Button>
        )
      }
    >
      {isSent ? (
        <InviteResults cards={cards} results={results} isSending={isSending} />
      ) : (
        <PeopleForJobs
          people={listPeopleForJobs(jobs)}
          jobCount={cards.length}
          isPending={isPending}
          failed={failed}
          onRetry={retry}
          selected={employeeIds}
          onSelect={setEmployeeIds}
          findOffer={(employeeId) => findLowestOffer(plan, employeeId)}
          onOfferUsualRate={(employeeId) => setAtUsualRate([...atUsualRate, employeeId])}
          message={{ id: messageId, text: message, onChange: setMessage }}
        />
      )}
    </Modal>
  );
}

type InviteResultsProps = { cards: readonly OrderCard[]; results: readonly InviteResult[]; isSending: boolean };

/** Result for each job. */
function InviteResults({ cards, results, isSending }: InviteResultsProps) {
  if (isSending) return <SkeletonLine width="80%" />;
  return (
    <ul className={styles.jobs} role="status" aria-label={texts.results}>
      {cards.map((card) => {
        const result = results.find(({ orderId }) => orderId === card.order_id);
        return result && <JobResult key={card.order_id} card={card} result={result} />;
      })}
    </ul>
  );
}

function JobResult({ card, result: { invited, problems, isUnknown } }: { card: OrderCard; result: InviteResult }) {
  const isNone = invited.length === 0 && !isUnknown;
  return (
    <Stack as="li" className={styles.result}>
      <strong>{nameJob(card)}</strong>
      {invited.length > 0 && (
        <Muted as="span" size={13}>
          {texts.invitedCount(invited.length)}
        </Muted>
      )}
      {problems.length > 0 && (
        <Text as="span" tone="danger">
          {[...(isNone ? [texts.noneInvited] : []), ...problems].join(' ')}
        </Text>
      )}
    </Stack>
  );
}

type PeopleForJobsProps = {
  people: readonly PersonForJobs[];
  jobCount: number;
  isPending: boolean;
  /** Jobs that could not be loaded. */
  failed: readonly OrderCard[];
  onRetry: () => void;
  selected: readonly number[];
  onSelect: (employeeIds: readonly number[]) => void;
  /** The lowest rate a selected person is offered. */
  findOffer: (employeeId: number) => number | undefined;
  onOfferUsualRate: (employeeId: number) => void;
  message: { id: string; text: string; onChange: (text: string) => void };
};

const searchDelay = 150;

/** The people of the branch, each with the selected jobs they can be invited to. */
function PeopleForJobs({ people, isPending, failed, onRetry, message, ...selection }: PeopleForJobsProps) {
  const [text, setText] = useState('');
  if (isPending) return <SkeletonCard height={320} />;
  const shown = people.filter(
    ({ person }) => hasWords(person, text) || selection.selected.includes(person.employee_id),
  );
  return (
    <>
      {failed.length > 0 && (
        <Callout intent="warning" title={texts.jobsMissing(failed.map((card) => callJob(card)).join(', '))}>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {texts.loadAgain}
          </Button>
        </Callout>
      )}
      <Text as="div" below={3}>
        <SearchInput
          landmark={false}
          aria-label={texts.findPeople}
          placeholder={texts.findPeople}
          delay={searchDelay}
          onSearch={setText}
        />
      </Text>
      {shown.length === 0 ? (
        <EmptyState text={texts.noPeople} />
      ) : (
        <ul className={styles.people} aria-label={texts.people}>
          {shown.map((entry) => (
            <PersonChoice key={entry.person.employee_id} entry={entry} {...selection} />
          ))}
        </ul>
      )}
      <Muted as="label" size={13} htmlFor={message.id}>
        {texts.message}
      </Muted>
      <textarea
        id={message.id}
        className={styles.message}
        rows={2}
        maxLength={messageLimit}
        value={message.text}
        onChange={(event) => message.onChange(event.currentTarget.value)}
      />
    </>
  );
}

type ChoiceProps = Pick<PeopleForJobsProps, 'jobCount' | 'selected' | 'onSelect' | 'findOffer' | 'onOfferUsualRate'> & {
  entry: PersonForJobs;
};

function PersonChoice({ entry, jobCount, selected, onSelect, findOffer, onOfferUsualRate }: ChoiceProps) {
  const { person, free, blocked } = entry;
  const id = person.employee_id;
  const isSelected = selected.includes(id);
  const name = namePerson(person);
  const reasons = blocked.map(({ card, problem }) => texts.problemOnJob(callJob(card), texts.problem[problem]));
  return (
    <li>
      <Row as="label" gap={3} isTarget className={styles.person}>
        <input
          type="checkbox"
          aria-label={name}
          checked={isSelected}
          disabled={free.length === 0 && !isSelected}
          onChange={() => onSelect(isSelected ? selected.filter((each) => each !== id) : [...selected, id])}
        />
        <Avatar name={name} photoUrl={person.avatar_url} size={28} />
        <Stack canShrink isBreaking as="span" className={styles.lines}>
          <span>
            <Text as="strong" weight="strong">
              {name}
            </Text>{' '}
            {person.positions.map((position) => jobLabels.position[position]).join(', ')}
          </span>
          <Muted as="span" size={13}>
            {[texts.freeFor(free.length, jobCount), ...reasons].join(' · ')}
          </Muted>
        </Stack>
      </Row>
      {isSelected && (
        <div className={styles.rate}>
          <UsualRate usual={person.hourly_rate} offered={findOffer(id)} onOffer={() => onOfferUsualRate(id)} />
        </div>
      )}
    </li>
  );
}

/** Slots, rates and candidates of several jobs. A job that cannot be loaded is named. */
function useJobsToFill(cards: readonly OrderCard[]) {
  const ids = cards.map(({ order_id }) => order_id);
  const orders = useOrdersById(ids);
  const crews = useCrews(ids);
  const candidates = useCandidatesByOrder(ids);
  const { isPending, retry } = bundleQueries([...orders, ...crews, ...candidates]);
  const jobs = cards.flatMap((card, at): JobToFill[] => {
    const [order, crew, people] = [orders[at]?.data, crews[at]?.data, candidates[at]?.data];
    return order && crew && people ? [{ card, order, slots: crew.slots, people }] : [];
  });
  return {
    jobs,
    isPending,
    failed: cards.filter((_, at) => [orders[at], crews[at], candidates[at]].some(hasFailed)),
    retry,
  };
}
