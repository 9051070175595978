import { useMemo, useState, useEffect } from 'react';
import { namePerson } from '#domain/people/personName';
import { can } from '#domain/people/rights';
import type { Crew, InvitableEmployees, Order, Candidate } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { Form } from '#platform/forms/Form';
import { useChangeValue } from '#platform/forms/formValues';
import { useIdParam } from '#platform/routing/currentRoute';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigateIfHere } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { FindAiIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { showToast } from '#platform/ui/messages/toasts';
import { PeopleSkeleton } from '../../../team/people';
import { OpenOrder, useCrew, useCrewChanges } from '../../orders';
import { useInvite } from '../api';
import type { CandidateProblem } from '../model/candidateProblem';
import { findBestCandidates, listCandidates } from '../model/candidates';
import { getPayTerms, estimateLaborRange, type PayTerms } from '../model/pay';
import {
  moveErrorsToPicks,
  crewField,
  type InviteValues,
  readPicks,
  toInviteRequest,
  type Picks,
  findPickProblem,
  type PickKey,
  toEmployeeId,
  toPickKey,
} from '../model/picks';
import { CrewHeader, WithCandidates, CrewSkeleton } from '../parts/CrewHeader';
import { crewTexts, messageLimit, problemTexts } from '../texts';
import { CandidatePanel } from './CandidatePanel';
import { SlotPanel } from './SlotPanel';
import { usePicks } from './usePicks';
import styles from '../parts/Crew.module.css';

/** Invites people to a job (spec section 2, /company/job/team-add). */
export default function TeamAddPage() {
  const orderId = useIdParam();
  return (
    <OpenOrder orderId={orderId} loading={<TeamAddSkeleton />}>
      {(order) => (
        <>
          <CrewHeader title={crewTexts.addTitle} order={order} actions={<BuildCrew orderId={orderId} />} />
          <WithCandidates orderId={orderId} loading={<TeamAddSkeleton />}>
            {(crew, people) => <TeamAdd order={order} crew={crew} people={people} />}
          </WithCandidates>
        </>
      )}
    </OpenOrder>
  );
}

/** Nothing for a job whose slots are not known. */
function BuildCrew({ orderId }: { orderId: number }) {
  const link = useLink();
  const { data: crew } = useCrew(orderId);
  if (crew?.slots.length === 0) return null;
  return (
    <Button variant="outline" icon={<FindAiIcon />} {...link(href('company-job-build-crew', { id: orderId }))}>
      {crewTexts.buildCrew}
    </Button>
  );
}

type Props = { order: Order; crew: Crew; people: InvitableEmployees };

/** The candidates next to the slots: the user picks several and sends all together. */
function TeamAdd({ order, crew, people }: Props) {
  const work = useUnsavedWork();
  const [areSlotsOpen, openSlots] = useState(false);
  const navigate = useNavigateIfHere();
  const { mutateAsync, status } = useInvite(useOrderBranchId(order));
  useLeaveGuard(work.hasUnsavedWork);
  const send = async ({ picks, message = '' }: InviteValues) => {
    const picked = readPicks(picks);
    try {
      await mutateAsync({ orderId: order.order_id, data: toInviteRequest(picked, message) });
    } catch (error) {
      throw moveErrorsToPicks(error, picked);
    }
  };
  const sent = ({ picks }: InviteValues) => {
    showToast({ message: crewTexts.invited(Object.keys(readPicks(picks)).length), intent: 'success' });
    navigate(href('company-job-team-edit', { id: order.order_id }), { replace: true });
  };
  return (
    <Form<InviteValues>
      onSubmit={send}
      onSubmitted={sent}
      onUnsavedChange={work.onUnsavedChange}
      // The rates are among the slots, which a phone hides.
      reveal={() => openSlots(true)}
      aria-label={crewTexts.addTitle}
      className={styles.form}
    >
      <FormDraft form={`crew-${order.order_id}`} />
      <Board
        order={order}
        crew={crew}
        people={people}
        areSlotsOpen={areSlotsOpen}
        openSlots={openSlots}
        isSending={status === 'pending' || status === 'success'}
      />
    </Form>
  );
}

type BoardProps = Props & { isSending: boolean; areSlotsOpen: boolean; openSlots: (open: boolean) => void };

function Board({ order, crew, people, isSending, areSlotsOpen, openSlots }: BoardProps) {
  const isMobile = useMobile();
  const userType = useUserType();
  const candidates = useMemo(() => listCandidates(people), [people]);
  const best = useMemo(() => findBestCandidates(people.branch_employees, crew.slots), [people, crew.slots]);
  const changedIds = useCrewChanges(crew);
  const { picks, actions } = usePicks(crew.slots, order.offered_rates);
  const { removedPicks, dismiss } = useRemovedPicks(crew, candidates, picks, isSending);
  const slotPanel = (
    <SlotPanel
      crew={crew}
      candidates={candidates}
      picks={picks}
      changedIds={changedIds}
      actions={actions}
      open={areSlotsOpen}
      onOpen={openSlots}
    >
      <TextAreaField
        name={crewField('message')}
        label={crewTexts.message}
        hint={crewTexts.messageHint}
        limit={messageLimit}
        rows={2}
      />
    </SlotPanel>
  );
  const list = (
    <CandidatePanel
      people={people}
      best={best}
      picks={picks}
      actions={actions}
      slots={crew.slots}
      canOverride={can(userType, 'overrideConflict')}
    />
  );
  return (
    <>
      <RemovedPicksNotice removedPicks={removedPicks} onDismiss={dismiss} />
      <Columns gap={6} align="start" className={styles.columns}>
        {isMobile && slotPanel}
        {list}
        {!isMobile && <div className={styles.aside}>{slotPanel}</div>}
      </Columns>
      <InviteBar crew={crew} picks={picks} pay={getPayTerms(order, order)} loading={isSending} />
    </>
  );
}

type RemovedPicksNoticeProps = { removedPicks: readonly RemovedPick[]; onDismiss: () => void };

/** Lists the picks that were removed because other users were faster. */
function RemovedPicksNotice({ removedPicks, onDismiss }: RemovedPicksNoticeProps) {
  if (removedPicks.length === 0) return null;
  return (
    <Callout intent="warning" title={crewTexts.changedTitle} alert className={styles.note}>
      <ul>
        {removedPicks.map(({ key, name, problem }) => (
          <li key={key}>{problemTexts[problem](name)}</li>
        ))}
      </ul>
      <p>{crewTexts.changedKept}</p>
      <Button size="small" variant="quiet" className={styles.understood} onClick={onDismiss}>
        {crewTexts.understood}
      </Button>
    </Callout>
  );
}

type InviteBarProps = { crew: Crew; picks: Picks; pay: PayTerms | null; loading: boolean };

/** Counts and cost of the picks with the send button; stays in view. */
function InviteBar({ crew, picks, pay, loading }: InviteBarProps) {
  const count = Object.keys(picks).length;
  const areSlotsKnown = crew.slots.length > 0;
  const labor = pay && areSlotsKnown ? estimateLaborRange(crew, picks, pay) : null;
  return (
    <Row isWrapping gap={6} rowGap={3} justify="between" className={styles.bar}>
      <Row isNumeric as="p" gap={3} rowGap={0} align="baseline" isWrapping className={styles.summary}>
        {areSlotsKnown ? (
          <Text as="strong" weight="strong">
            {describeOpen(crew, count)}
          </Text>
        ) : (
          count > 0 && (
            <Text as="strong" weight="strong">
              {crewTexts.selected(count)}
            </Text>
          )
        )}
        {labor && <Muted as="span">{crewTexts.labor(labor.min, labor.max)}</Muted>}
      </Row>
      {/* No submit button: Enter in a rate field must not invite anyone. */}
      <Button
        intent="primary"
        size="medium"
        disabled={count === 0}
        loading={loading}
        onClick={(event) => event.currentTarget.closest('form')?.requestSubmit()}
      >
        {crewTexts.invite(count)}
      </Button>
    </Row>
  );
}

function describeOpen({ slots }: Crew, count: number): string {
  // Too many people in one position do not fill another.
  const open = slots.reduce((sum, { required, accepted }) => sum + Math.max(0, required - accepted), 0);
  return count > 0 ? crewTexts.invitees(count, open) : crewTexts.openSlots(open);
}

type RemovedPick = { key: PickKey; name: string; problem: CandidateProblem };

/**
 * Removes picks that can no longer be invited because another user was faster, and keeps the others. Lists the removed
 * picks until the user closes the notice. Pauses while the picks are being sent.
 */
function useRemovedPicks(crew: Crew, candidates: readonly Candidate[], picks: Picks, isSending: boolean) {
  const [removedPicks, setRemovedPicks] = useState<readonly RemovedPick[]>([]);
  const change = useChangeValue();
  const blocked = isSending ? [] : listBlockedPicks(crew, candidates, picks);
  const added = blocked.filter(({ key }) => !removedPicks.some((each) => each.key === key));
  if (added.length > 0) setRemovedPicks([...removedPicks, ...added]);
  const blockedKeys = blocked.map(({ key }) => key).join(' ');
  useEffect(() => {
    for (const key of blockedKeys.split(' '))
      if (key !== '') change(crewField(`picks.${toPickKey(toEmployeeId(key))}`), undefined);
  }, [blockedKeys, change]);
  return { removedPicks, dismiss: () => setRemovedPicks([]) };
}

function listBlockedPicks(crew: Crew, candidates: readonly Candidate[], picks: Picks): RemovedPick[] {
  return Object.entries(picks).flatMap(([key, pick]) => {
    const employeeId = toEmployeeId(key);
    const candidate = candidates.find(({ employee_id }) => employee_id === employeeId);
    const problem = findPickProblem(candidate, pick, crew.slots);
    const name = namePerson(candidate ?? {});
    return problem ? [{ key: toPickKey(employeeId), name, problem }] : [];
  });
}

/** Candidates next to the slots while both load. */
function TeamAddSkeleton() {
  return (
    <Columns gap={6} align="start" className={styles.columns}>
      <Text as="div" isCard className={styles.list}>
        <PeopleSkeleton />
      </Text>
      <CrewSkeleton />
    </Columns>
  );
}
