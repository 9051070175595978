import { orderRules, useOrder, windowRule } from '../../orders';
import { useId } from 'react';
import type { MoveCheckRequest, Order } from '#generated/model';
import { isScheduled } from '#domain/orders/schedule';
import { formatJobWhen } from '#domain/time/workDays';
import { Form, FormSpy } from '#platform/forms/Form';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { moveWindow } from '#domain/time/arrivalWindow';
import { formatTime, type TimeWindow } from '#platform/lib/time/clockTimes';
import { Callout } from '#platform/ui/feedback/Callout';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import type { CalendarJob } from '../model/calendarJob';
import type { TimeChange } from '../model/timeChange';
import { MoveEffects } from './MoveEffects';
import { getEndTime, isHoursOnly, moveField, type MoveValues } from './moveValues';
import styles from './move.module.css';
import { moveTexts as texts } from '../texts';
import { type Moved, useMove } from './useMove';

type Props = {
  branchId: number;
  item: CalendarJob;
  /** Target of the drag. */
  change: TimeChange | undefined;
  isUndo: boolean;
  onClose: () => void;
  onMoved: (moved: Moved) => void;
};

/** Moves a job to another time, after showing who is affected. */
export function MoveDialog(props: Props) {
  const { item, isUndo, onClose } = props;
  const order = useOrder(item.order_id);
  const formId = useId();
  const move = useMove({ ...props, order: order.data });
  const { blocking, isAllowed, isReady } = move;
  const words = getWords(props);
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={words.title(item.number)}
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
          {blocking.length > 0 ? texts.moveAnyway : words.action}
        </Button>
      }
    >
      {order.data ? (
        <MoveForm id={formId} order={order.data} isUndo={isUndo} move={move} />
      ) : order.isError ? (
        <LoadFailed query={order} text={texts.checkFailed} />
      ) : (
        <SkeletonCard height={240} />
      )}
    </Modal>
  );
}

/** Title and action name the change. */
function getWords({ item, change, isUndo }: Props) {
  if (isUndo) return { title: texts.undoTitle, action: texts.move };
  const isResize =
    change?.hours !== undefined && isHoursOnly({ date: change.date, arrival_window: change.window }, item);
  return isResize ? { title: texts.hoursTitle, action: texts.changeHours } : { title: texts.title, action: texts.move };
}

type MoveFormProps = { id: string; order: Order; isUndo: boolean; move: ReturnType<typeof useMove> };

function MoveForm({ id, order, isUndo, move }: MoveFormProps) {
  return (
    <Form<MoveValues> id={id} initialValues={move.initialValues} onSubmit={move.send} onSubmitted={move.finish}>
      <div className={styles.body}>
        {move.staleText !== undefined && (
          <Callout intent="warning" alert>
            {move.staleText}
          </Callout>
        )}
        <p className={styles.quiet}>{isUndo ? texts.undoNote : describeMove(move.wanted, order)}</p>
        <MoveFields days={order.end_date === null ? 1 : 2} window={order.arrival_window ?? ''} zone={order.timezone} />
        <MoveEffects
          check={move.check}
          isChanged={move.wanted !== null}
          zone={order.timezone}
          asks={move.asks}
          onAsks={move.setAsks}
          canOverride={move.isAllowed}
        />
        <FormSpy subscription={{ values: true }} onChange={({ values }) => move.report(values)} />
      </div>
    </Form>
  );
}

/** The change in words: "Ends 3 PM instead of 2 PM". */
function describeMove(wanted: MoveCheckRequest | null, order: Order): string {
  if (!isScheduled(order)) return wanted === null ? '' : formatJobWhen(wanted);
  if (wanted === null) return texts.from(formatJobWhen(order));
  const when = formatJobWhen(wanted);
  if (!isHoursOnly(wanted, order)) return texts.instead(when, formatJobWhen(order));
  return texts.ends(formatTime(getEndTime(wanted)), formatTime(getEndTime(order)));
}

/** The new day, arrival window and hours. A single typed time keeps the length of the window. */
function MoveFields({ days, window, zone }: { days: number; window: TimeWindow; zone: string }) {
  return (
    <div className={styles.fields}>
      <DateField name={moveField('date')} label={texts.day} zone={zone} required />
      <WindowField
        name={moveField('arrival_window')}
        label={texts.window}
        required
        validate={windowRule}
        complete={(start) => moveWindow(window, start)}
      />
      <NumberField
        name={moveField('estimated_hours')}
        label={days > 1 ? texts.hoursPerDay : texts.hours}
        decimals
        required
        validate={orderRules.hours}
      />
    </div>
  );
}
