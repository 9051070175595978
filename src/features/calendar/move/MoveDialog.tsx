import { useCallback, useId, useState } from 'react';
import type { CalendarItem, Order } from '../../../generated/model';
import { may } from '../../../domain/rights';
import { formatJobWhen } from '../../../domain/workDays';
import { Form, NotSent } from '../../../platform/forms/Form';
import { ReportValues } from '../../../platform/forms/ReportValues';
import { isStale } from '../../../platform/http/failures';
import { useUserType } from '../../../platform/session/useSession';
import { Callout } from '../../../platform/ui/feedback/Callout';
import { LoadFailed } from '../../../platform/ui/feedback/LoadFailed';
import { SkeletonCard } from '../../../platform/ui/feedback/Skeleton';
import { Button } from '../../../platform/ui/inputs/Button';
import { Modal } from '../../../platform/ui/overlays/Modal';
import { useFreshOrder, useMoveJob, useOrder } from '../../jobs';
import { useMoveCheck } from '../api';
import type { TimeChange } from '../model/timeChange';
import { MoveEffects } from './MoveEffects';
import { MoveFields } from './MoveFields';
import { asksByDefault, listBlocking, listOverridden, type MoveValues, toMove, toMoveValues } from './moveValues';
import styles from './move.module.css';
import { moveTexts as texts } from './texts';

export type Moved = { before: Order; after: Order };

type Props = {
  branchId: number;
  item: CalendarItem;
  /** Where it was dragged to. */
  change: TimeChange | undefined;
  isUndo: boolean;
  onClose: () => void;
  onMoved: (moved: Moved) => void;
};

/** Moves a job to another time, after it has shown whom this affects. */
export function MoveDialog(props: Props) {
  const { item, isUndo, onClose } = props;
  const order = useOrder(item.order_id);
  if (order.data) return <Loaded {...props} order={order.data} />;
  const title = isUndo ? texts.undoTitle(item.number) : texts.title(item.number);
  return (
    <Modal open kind="reading" size="small" title={title} onClose={onClose}>
      {order.isError ? <LoadFailed query={order} text={texts.checkFailed} /> : <SkeletonCard height={240} />}
    </Modal>
  );
}

function Loaded(props: Props & { order: Order }) {
  const { item, order, isUndo, onClose } = props;
  const formId = useId();
  const move = useMove(props);
  const { check, blocking, isAllowed, isReady } = move;
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={isUndo ? texts.undoTitle(item.number) : texts.title(item.number)}
      busy={move.isSending}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          intent={blocking.length > 0 ? 'danger' : 'primary'}
          loading={move.isSending}
          disabled={!isReady || !isAllowed}
        >
          {blocking.length > 0 ? texts.moveAnyway : texts.move}
        </Button>
      }
    >
      <Form<MoveValues> id={formId} initialValues={move.initialValues} onSubmit={move.send} onSubmitted={move.finish}>
        <div className={styles.body}>
          {move.staleText !== undefined && (
            <Callout intent="warning" alert>
              {move.staleText}
            </Callout>
          )}
          <p className={styles.quiet}>{isUndo ? texts.undoNote : texts.from(formatJobWhen(order))}</p>
          <MoveFields days={order.end_date === null ? 1 : 2} />
          <MoveEffects
            check={check}
            isChanged={move.isChanged}
            zone={order.timezone}
            asks={move.asks}
            onAsks={move.setAsks}
            mayOverride={isAllowed}
          />
          <ReportValues onChange={move.report} />
        </div>
      </Form>
    </Modal>
  );
}

function useMove({ branchId, item, order, change, onMoved }: Props & { order: Order }) {
  const [initialValues] = useState(() => toMoveValues(order, change));
  const [values, setValues] = useState<MoveValues>(initialValues);
  const [chosen, setAsks] = useState<boolean>();
  const [seen, setSeen] = useState(item.version);
  const [staleText, setStaleText] = useState<string>();
  const [moved, setMoved] = useState<Moved>();
  const [isSending, setSending] = useState(false);
  const loadFresh = useFreshOrder(item.order_id);
  const sendMove = useMoveJob(branchId, { order_id: item.order_id, version: seen });
  const mayOverride = may(useUserType(), 'overrideConflict');
  const wanted = toMove(values, order);
  const check = useMoveCheck(item.order_id, wanted);
  const found = wanted === null ? undefined : (check.data ?? undefined);
  const blocking = found ? listBlocking(found) : [];
  const overridden = found ? listOverridden(found) : [];
  const asks = chosen ?? asksByDefault(found?.affected ?? []);
  const report = useCallback((all: object) => setValues((before) => Object.assign({}, before, all)), []);

  const explainStale = async () => {
    const fresh = await loadFresh();
    setSeen(fresh.version);
    setStaleText(fresh.closed_state === null ? texts.stale(formatJobWhen(fresh)) : texts.staleClosed);
  };
  const send = async ({ reason }: MoveValues) => {
    if (!wanted || !found) throw new NotSent();
    setSending(true);
    try {
      const after = await sendMove({
        date: wanted.date,
        end_date: wanted.end_date ?? null,
        arrival_window: wanted.arrival_window,
        estimated_hours: wanted.estimated_hours,
        ...(found.affected.length > 0 && { ask_to_reconfirm: asks }),
        ...(blocking.length > 0 && {
          override: (overridden ?? []).map((employee_id) => ({ employee_id, reason: reason.trim() })),
        }),
      });
      setMoved({ before: order, after });
    } catch (error) {
      if (!isStale(error)) throw error;
      await explainStale();
      throw new NotSent();
    } finally {
      setSending(false);
    }
  };
  return {
    initialValues,
    report,
    check,
    blocking,
    asks,
    setAsks,
    staleText,
    isSending,
    isChanged: wanted !== null,
    isReady: found !== undefined && !check.isFetching,
    isAllowed: blocking.length === 0 || (mayOverride && overridden !== null),
    send,
    finish: () => moved && onMoved(moved),
  };
}
