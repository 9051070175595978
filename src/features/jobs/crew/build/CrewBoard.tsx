import { type ReactNode, useRef } from 'react';
import type { SlotKey } from '#domain/crewPlan/crewPlan';
import { namePerson } from '#domain/people/personName';
import { IfFeature } from '#platform/provider/IfFeature';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import {
  formatCustomerName,
  getDetailsPath,
  jobLabels,
  listCrewNeeds,
  callJob,
  nameJob,
  RouteLine,
  WhenLine,
} from '../../orders';
import type { InviteResult } from '../model/inviteToJob';
import { CrewSkeleton } from '../parts/CrewHeader';
import { useSendInvitations } from '../parts/useSendInvitations';
import type { BuildJob } from './planInput';
import { PlannedSlot } from './PlannedSlot';
import { isReady, sumLabor, toJobInvitations, type SlotRow, listUnfilledPositions } from './slotRows';
import { buildTexts as texts } from './texts';
import { useCrewDrafts, type CrewDrafts, useSlotActions, type SlotActions } from './useCrewDrafts';
import crewStyles from '../parts/Crew.module.css';
import styles from './Build.module.css';

type Props = {
  branchId: number;
  /** Name of the drafts on this device. */
  form: string;
  jobs: readonly BuildJob[];
  /** One job whose page names it. */
  isOnly: boolean;
  /** Shown when nothing is open. */
  none: ReactNode;
  /** Called when all drafts were sent. */
  onSent?: () => void;
};

/** The proposed people of all open slots, to change, send or discard. */
export function CrewBoard({ branchId, form, jobs, isOnly, none, onSent }: Props) {
  const drafts = useCrewDrafts(form, jobs);
  const { results, isSending, send } = useSendInvitations(branchId, drafts.removeSent);
  const { current, actions } = useSlotActions(jobs, drafts);
  const board = useRef<HTMLDivElement>(null);
  useShortcuts(texts.keys, shortcuts);
  const shown = jobs.filter(
    ({ order }) =>
      drafts.rows.some(({ jobId }) => jobId === order.order_id) ||
      results.some(({ orderId }) => orderId === order.order_id),
  );
  if (!drafts.isReady) return <CrewSkeleton />;
  if (shown.length === 0) return none;

  async function sendAll(): Promise<void> {
    const done = await send(toJobInvitations(drafts.rows));
    if (!done) return;
    const count = done.reduce((sum, { invited }) => sum + invited.length, 0);
    if (count > 0) showToast({ message: texts.sent(count), intent: 'success' });
    // The page may have been left while they were sent.
    if (board.current && done.every(({ problems }) => problems.length === 0)) onSent?.();
  }

  return (
    <div ref={board} className={crewStyles.form}>
      <Stack gap={4}>
        {shown.map((job) => (
          <JobSection
            key={job.order.order_id}
            job={job}
            rows={drafts.rows.filter(({ jobId }) => jobId === job.order.order_id)}
            result={results.find(({ orderId }) => orderId === job.order.order_id)}
            current={current}
            actions={actions}
            isOnly={isOnly}
          />
        ))}
      </Stack>
      <DraftBar
        drafts={drafts}
        labor={sumLabor(jobs, drafts.rows)}
        label={isOnly ? texts.inviteAll : texts.send}
        isSending={isSending}
        onSend={() => void sendAll()}
      />
    </div>
  );
}

const shortcuts = [
  { keys: texts.keyUpDown, label: texts.toSlot },
  { keys: texts.keyLeftRight, label: texts.toChoice },
  { keys: 'Enter', label: texts.keepKey },
  { keys: 'Delete', label: texts.clearKey },
];

type BarProps = { drafts: CrewDrafts; labor: number; label: string; isSending: boolean; onSend: () => void };

/** Counts and cost of the drafts with their actions; stays in view. */
function DraftBar({ drafts, labor, label, isSending, onSend }: BarProps) {
  const ready = drafts.rows.filter(isReady).length;
  const hasDrafts = drafts.rows.some(({ draft }) => draft !== undefined);
  return (
    <Row isWrapping gap={6} rowGap={3} justify="between" className={crewStyles.bar}>
      <Row isNumeric as="p" gap={3} rowGap={0} align="baseline" isWrapping className={crewStyles.summary} role="status">
        <Text as="strong" weight="strong">
          {texts.summary(ready, drafts.rows.filter(({ problem }) => !problem).length - ready)}
        </Text>
        {labor > 0 && <Muted as="span">{texts.labor(labor)}</Muted>}
      </Row>
      <Row as="span" gap={2} align="stretch" className={styles.actions}>
        {hasDrafts && (
          <Button variant="quiet" size="medium" disabled={isSending} onClick={drafts.discard}>
            {texts.discard}
          </Button>
        )}
        <Button variant="outline" size="medium" disabled={isSending} onClick={drafts.build}>
          {hasDrafts ? texts.build : texts.title}
        </Button>
        <Button intent="primary" size="medium" disabled={ready === 0} loading={isSending} onClick={onSend}>
          {label}
        </Button>
      </Row>
    </Row>
  );
}

type JobSectionProps = {
  job: BuildJob;
  rows: readonly SlotRow[];
  result: InviteResult | undefined;
  current: SlotKey | undefined;
  actions: SlotActions;
  /** The page names the job already. */
  isOnly: boolean;
};

/** A job with its open slots, the labor of its drafts, and what cannot be staffed. */
function JobSection({ job, rows, result, current, actions, isOnly }: JobSectionProps) {
  const { order } = job;
  return (
    <Text as="section" isCard className={styles.job} aria-label={nameJob(order)}>
      {!isOnly && <JobHead job={job} rows={rows} />}
      {result && <JobResult job={job} result={result} />}
      {rows.length > 0 && (
        <div role="grid" aria-label={texts.slotsOf(callJob(order))}>
          {rows.map((row) => (
            <PlannedSlot key={row.key} row={row} actions={actions} isCurrent={row.key === current} />
          ))}
        </div>
      )}
      <UnfilledSlots job={job} rows={rows} actions={actions} />
    </Text>
  );
}

function JobResult({
  job: { candidates },
  result: { invited, problems, isUnknown },
}: {
  job: BuildJob;
  result: InviteResult;
}) {
  const names = candidates
    .filter(({ employee_id }) => invited.includes(employee_id))
    .map((person) => namePerson(person));
  return (
    <>
      {names.length > 0 && (
        <p className={styles.invited} role="status">
          {texts.invited(names.join(', '))}
        </p>
      )}
      {problems.length > 0 && (
        <Callout
          intent="danger"
          title={isUnknown ? texts.maybeNotSent : texts.notSent}
          alert
          className={styles.failure}
        >
          {problems.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Callout>
      )}
    </>
  );
}

function JobHead({ job, rows }: Pick<JobSectionProps, 'job' | 'rows'>) {
  const now = useNow();
  const link = useLink();
  const { order, route } = job;
  const labor = sumLabor([job], rows);
  return (
    <Row gap={4} rowGap={1} align="baseline" isWrapping className={styles.head}>
      <Text as="h2" size={14} className={styles.title}>
        <a {...link(getDetailsPath(order))}>{callJob(order)}</a>
        {order.number !== '' && <span> {formatCustomerName(order)}</span>}
      </Text>
      <Muted as="span" size={13}>
        <WhenLine job={order} now={now} />
        {route && (
          <>
            {order.date !== null && <span>{' · '}</span>}
            <RouteLine job={route} />
          </>
        )}
      </Muted>
      {labor > 0 && (
        <Text as="span" isAtEnd isNumeric className={styles.labor}>
          {texts.labor(labor)}
        </Text>
      )}
    </Row>
  );
}

/** Slots that no one can take, why, and the way to people outside of the team. */
function UnfilledSlots({ job, rows, actions }: Pick<JobSectionProps, 'job' | 'rows' | 'actions'>) {
  const link = useLink();
  const open = rows.filter((row) => row.draft === undefined && actions.findNextBest(row) === undefined);
  if (open.length === 0) return null;
  const positions = open.map(({ position }) => position);
  return (
    <Row gap={4} rowGap={2} justify="between" isWrapping tone="warning" size={13} className={styles.unfilled}>
      <span>
        {listUnfilledPositions(job, positions).map(({ position, count, reasons }) => (
          <Text as="span" isBlock key={position}>
            {texts.unfilled(
              listCrewNeeds([{ position, count }]).join('') || jobLabels.position[position],
              reasons.map(({ reason, count: people }) => texts.unfilledReason[reason](people)).join(', '),
            )}
          </Text>
        ))}
      </span>
      <IfFeature name="findHelpers">
        <Button variant="outline" size="small" {...link(getFindPeoplePath(job.order.order_id))}>
          {texts.outsource(open.length)}
        </Button>
      </IfFeature>
    </Row>
  );
}
