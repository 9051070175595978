import { useId } from 'react';
import { isScheduled } from '#domain/orders/schedule';
import { namePerson } from '#domain/people/personName';
import { moveWindow } from '#domain/time/arrivalWindow';
import { formatJobWhen } from '#domain/time/workDays';
import type { MoveCheckRequest, Order, CrewConflict, MoveCheck } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { Form, FormSpy } from '#platform/forms/Form';
import { nameStatus } from '#platform/lib/codes';
import { formatTime, type TimeWindow } from '#platform/lib/time/clockTimes';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import { Avatar } from '#platform/ui/data/Avatar';
import { Callout } from '#platform/ui/feedback/Callout';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { LoadFailed, type Attempt } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { Modal } from '#platform/ui/overlays/Modal';
import {
  orderRules,
  useOrder,
  windowRule,
  OverrideReasonField,
  ReconfirmChoice,
  cardTexts,
  jobLabels,
} from '../../jobs/orders';
import type { CalendarJob, TimeChange } from '../model/calendarJob';
import { moveTexts as texts } from '../texts';
import { getEndTime, isHoursOnly, moveField, type MoveValues, listBlocking, type Moved, useMove } from './useMove';
import styles from './move.module.css';

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
      <Columns gap={4}>
        {move.staleText !== undefined && (
          <Callout intent="warning" alert>
            {move.staleText}
          </Callout>
        )}
        <Muted size={13}>{isUndo ? texts.undoNote : describeMove(move.wanted, order)}</Muted>
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
      </Columns>
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
    <Columns gap={4} rowGap={0} align="start" className={styles.fields}>
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
    </Columns>
  );
}

type MoveEffectsProps = {
  /** Undefined if the provider checks a move only when it is made. */
  check: (Attempt & { data: MoveCheck | null | undefined; isError: boolean }) | undefined;
  /** True if a new time is entered. */
  isChanged: boolean;
  zone: string;
  asks: boolean;
  onAsks: (asks: boolean) => void;
  /** True if this user may move it in spite of hard conflicts. */
  canOverride: boolean;
};

/** People a new time affects, their conflicts, and the decision of the office about the crew. */
function MoveEffects({ check, isChanged, zone, asks, onAsks, canOverride }: MoveEffectsProps) {
  if (!isChanged) return <Muted size={13}>{texts.unchanged}</Muted>;
  if (!check) return null;
  if (check.isError) return <RetryNote query={check} text={texts.checkFailed} />;
  if (!check.data) {
    return (
      <Muted size={13} role="status">
        {texts.checking}
      </Muted>
    );
  }
  const blocking = listBlocking(check.data);
  const others = check.data.conflicts.filter((conflict) => !blocking.includes(conflict));
  return (
    <Columns gap={4} aria-busy={check.isFetching}>
      {blocking.length > 0 && <Blocking conflicts={blocking} zone={zone} canOverride={canOverride} />}
      <Affected check={check.data} />
      {check.data.affected.some(({ status }) => status === InvitationStatus.accepted) && (
        <ReconfirmChoice asks={asks} onChange={onAsks} />
      )}
      {others.length > 0 && <Soft conflicts={others} />}
    </Columns>
  );
}

function Blocking({ conflicts, zone, canOverride }: { conflicts: CrewConflict[]; zone: string; canOverride: boolean }) {
  return (
    <Stack as="section" gap={3} className={styles.blocking} aria-label={texts.blocked}>
      <Text as="h3" below={2} size={14}>
        {texts.blocked}
      </Text>
      {conflicts.map((conflict) => (
        <ConflictBars key={`${conflict.user_id}-${conflict.starts_at}`} conflict={conflict} zone={zone} />
      ))}
      <p>{canOverride ? texts.blockedOverride : texts.blockedText}</p>
      {canOverride && <OverrideReasonField name={moveField('reason')} />}
    </Stack>
  );
}

function Affected({ check: { affected } }: { check: MoveCheck }) {
  if (affected.length === 0) return <p>{texts.noOne}</p>;
  return (
    <section>
      <Text as="h3" below={2} size={14}>
        {texts.affected(affected.length)}
      </Text>
      <Stack as="ul" gap={2}>
        {affected.map(({ invitation_id, name, avatar_url, position, status }) => (
          <Row as="li" isWrapping gap={2} key={invitation_id}>
            <Avatar name={name} photoUrl={avatar_url} size={24} />
            <span>{name}</span>
            <Muted as="span" size={13}>
              {jobLabels.position[position]} · {nameStatus(cardTexts.person, status)}
            </Muted>
          </Row>
        ))}
      </Stack>
    </section>
  );
}

function Soft({ conflicts }: { conflicts: CrewConflict[] }) {
  return (
    <section>
      <Text as="h3" below={2} size={14}>
        {texts.soft}
      </Text>
      <Stack as="ul" gap={2}>
        {conflicts.map((conflict) => (
          <Row as="li" isWrapping gap={2} key={`${conflict.user_id}-${conflict.starts_at}`}>
            {namePerson(conflict)}: {conflict.text}
          </Row>
        ))}
      </Stack>
    </section>
  );
}

/** A person's two jobs on one time bar. The times are written out beside it. */
function ConflictBars({ conflict, zone }: { conflict: CrewConflict; zone: string }) {
  const { own_starts_at, own_ends_at, starts_at, ends_at, number, text } = conflict;
  const times = [own_starts_at, own_ends_at, starts_at, ends_at].map((instant) => Date.parse(instant));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const toBar = (from: string, until: string) => {
    const share = (at: number) => ((at - first) / Math.max(1, last - first)) * 100;
    const [left, right] = [share(Date.parse(from)), share(Date.parse(until))];
    return { left: `${left}%`, width: `${right - left}%` };
  };
  const bars = [
    { name: texts.thisJob, from: own_starts_at, until: own_ends_at, look: styles.own },
    { name: texts.otherJob(number), from: starts_at, until: ends_at, look: styles.other },
  ];
  return (
    <Columns gap={2}>
      <Text weight="medium">
        {namePerson(conflict)}: {text}
      </Text>
      {bars.map(({ name, from, until, look }) => (
        <div key={name} className={styles.barLine}>
          <Muted as="span" size={13}>
            {name} · {formatInstantRange(from, until, zone)}
          </Muted>
          <span className={styles.bar} aria-hidden="true">
            <span className={look} style={toBar(from, until)} />
          </span>
        </div>
      ))}
    </Columns>
  );
}
