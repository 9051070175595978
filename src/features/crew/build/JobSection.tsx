import { RouteLine, WhenLine, formatCustomerName, getDetailsPath, jobLabels, listCrewNeeds } from '../../orders';
import type { SlotKey } from '#domain/crewPlan/crewPlan';
import { IfFeature } from '#platform/provider/IfFeature';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import styles from './Build.module.css';
import type { BuildJob } from './buildJob';
import { listMissing } from './missing';
import { PlannedSlot } from './PlannedSlot';
import { type SlotRow, sumLabor } from './slotRows';
import { buildTexts as texts } from './texts';
import type { SendOutcome } from './useSendDrafts';
import type { SlotActions } from './useSlotActions';

type Props = {
  job: BuildJob;
  rows: readonly SlotRow[];
  outcome: SendOutcome | undefined;
  current: SlotKey | undefined;
  actions: SlotActions;
  /** The page names the job already. */
  isOnly: boolean;
};

/** A job with its open slots, the labor of its drafts, and what cannot be staffed. */
export function JobSection({ job, rows, outcome, current, actions, isOnly }: Props) {
  const { order } = job;
  return (
    <section className={styles.job} aria-label={`${order.number} ${formatCustomerName(order)}`}>
      {!isOnly && <JobHead job={job} rows={rows} />}
      {outcome && outcome.invited.length > 0 && (
        <p className={styles.invited} role="status">
          {texts.invited(outcome.invited.join(', '))}
        </p>
      )}
      {outcome && outcome.failure.length > 0 && (
        <Callout intent="danger" title={texts.notInvited} alert className={styles.failure}>
          {outcome.failure.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Callout>
      )}
      {rows.length > 0 && (
        <div role="grid" aria-label={texts.slotsOf(order.number)}>
          {rows.map((row) => (
            <PlannedSlot key={row.key} row={row} actions={actions} isCurrent={row.key === current} />
          ))}
        </div>
      )}
      <Missing job={job} rows={rows} actions={actions} />
    </section>
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
        <a {...link(getDetailsPath(order))}>{order.number}</a> {formatCustomerName(order)}
      </h2>
      <span className={styles.quiet}>
        <WhenLine job={order} now={now} />
        {route && (
          <>
            {' · '}
            <RouteLine job={route} />
          </>
        )}
      </span>
      {labor > 0 && <span className={styles.labor}>{texts.labor(labor)}</span>}
    </div>
  );
}

/** Slots that no one can take, why, and the way to people outside of the team. */
function Missing({ job, rows, actions }: Pick<Props, 'job' | 'rows' | 'actions'>) {
  const link = useLink();
  const open = rows.filter((row) => row.draft === undefined && actions.findSecond(row) === undefined);
  if (open.length === 0) return null;
  const missing = listMissing(
    job,
    open.map(({ position }) => position),
  );
  return (
    <div className={styles.missing}>
      <span>
        {missing.map(({ position, count, reasons }) => (
          <span key={position} className={styles.missingLine}>
            {texts.missing(
              listCrewNeeds([{ position, count }]).join('') || jobLabels.position[position],
              reasons.map(({ reason, count: people }) => texts.missingReason[reason](people)).join(', '),
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
