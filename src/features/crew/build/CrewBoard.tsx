import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { type ReactNode, useRef } from 'react';
import crewStyles from '../parts/Crew.module.css';
import { CrewSkeleton } from '../parts/CrewSkeleton';
import { useSendInvitations } from '../parts/useSendInvitations';
import styles from './Build.module.css';
import type { BuildJob } from './buildJob';
import { JobSection } from './JobSection';
import { isReady, sumLabor, toJobInvitations } from './slotRows';
import { buildTexts as texts } from './texts';
import { useCrewDrafts, type CrewDrafts } from './useCrewDrafts';
import { useSlotActions } from './useSlotActions';

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
      <div className={styles.jobs}>
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
      </div>
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
    <div className={crewStyles.bar}>
      <p className={crewStyles.summary} role="status">
        <strong>{texts.summary(ready, drafts.rows.filter(({ problem }) => !problem).length - ready)}</strong>
        {labor > 0 && <span>{texts.labor(labor)}</span>}
      </p>
      <span className={styles.actions}>
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
      </span>
    </div>
  );
}
