import { namePerson } from '#domain/people/personName';
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
import type { SlotKey } from '#domain/crewPlan/crewPlan';
import { IfFeature } from '#platform/provider/IfFeature';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import type { InviteResult } from '../model/inviteToJob';
import styles from './Build.module.css';
import type { BuildJob } from './buildJob';
import { PlannedSlot } from './PlannedSlot';
import { type SlotRow, sumLabor } from './slotRows';
import { buildTexts as texts } from './texts';
import { listUnfilledPositions } from './unfilledPositions';
import type { SlotActions } from './useSlotActions';

type Props = {
  job: BuildJob;
  rows: readonly SlotRow[];
  result: InviteResult | undefined;
  current: SlotKey | undefined;
  actions: SlotActions;
  /** The page names the job already. */
  isOnly: boolean;
};

/** A job with its open slots, the labor of its drafts, and what cannot be staffed. */
export function JobSection({ job, rows, result, current, actions, isOnly }: Props) {
  const { order } = job;
  return (
    <section className={styles.job} aria-label={nameJob(order)}>
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
    </section>
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

function JobHead({ job, rows }: Pick<Props, 'job' | 'rows'>) {
  const now = useNow();
  const link = useLink();
  const { order, route } = job;
  const labor = sumLabor([job], rows);
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        <a {...link(getDetailsPath(order))}>{callJob(order)}</a>
        {order.number !== '' && <span> {formatCustomerName(order)}</span>}
      </h2>
      <span className={styles.quiet}>
        <WhenLine job={order} now={now} />
        {route && (
          <>
            {order.date !== null && <span>{' · '}</span>}
            <RouteLine job={route} />
          </>
        )}
      </span>
      {labor > 0 && <span className={styles.labor}>{texts.labor(labor)}</span>}
    </div>
  );
}

/** Slots that no one can take, why, and the way to people outside of the team. */
function UnfilledSlots({ job, rows, actions }: Pick<Props, 'job' | 'rows' | 'actions'>) {
  const link = useLink();
  const open = rows.filter((row) => row.draft === undefined && actions.findNextBest(row) === undefined);
  if (open.length === 0) return null;
  const positions = open.map(({ position }) => position);
  return (
    <div className={styles.unfilled}>
      <span>
        {listUnfilledPositions(job, positions).map(({ position, count, reasons }) => (
          <span key={position} className={styles.unfilledLine}>
            {texts.unfilled(
              listCrewNeeds([{ position, count }]).join('') || jobLabels.position[position],
              reasons.map(({ reason, count: people }) => texts.unfilledReason[reason](people)).join(', '),
            )}
          </span>
        ))}
      </span>
      <IfFeature name="findHelpers">
        <Button variant="outline" size="small" {...link(getFindPeoplePath(job.order.order_id))}>
          {texts.outsource(open.length)}
        </Button>
      </IfFeature>
    </div>
  );
}
