import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { isOpenInvitation } from '#domain/orders/statuses';
import type { CalendarFace } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { serverDate } from '#platform/lib/time/serverClock';
import { useAction } from '#platform/provider/slice';
import { Link } from '#platform/routing/links/Link';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { WarningIcon } from '#platform/ui/icons';
import { Columns, Muted, Row } from '#platform/ui/layout/Layout';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem, MenuSection } from '#platform/ui/overlays/MenuItem';
import { cardTexts, jobLabels, formatCustomerName } from '../../jobs/orders';
import { JobEvent, Words } from '../event/JobEvent';
import { type CalendarJob, type TimeChange, canMove, canBeStaffed } from '../model/calendarJob';
import { markEntry } from '../model/entrySteps';
import type { PackedShift, WorkShift } from '../model/workShifts';
import { calendarTexts as texts } from '../texts';
import { type Lane, type Hours, readTrackMove, readTrackResize, readTrackSlot, toTrackMinutes } from './lanes';
import eventStyles from '../event/event.module.css';
import styles from './CrewDay.module.css';

type Actions = {
  onOpen: (item: CalendarJob) => void;
  onMove: (item: CalendarJob, change?: TimeChange) => void;
};

type Props = Actions & { lane: Lane; index: number; hours: Hours; onSlot: (window: string) => void };

const LINE_HEIGHT = 60;

/** A person's jobs of the day along the hours, or jobs that need a crew. */
export function LaneRow({ lane: { person, blocks, lines }, index, hours, onSlot, onOpen, onMove }: Props) {
  const { slot, props } = useSlotDrag(hours, onSlot);
  const name = person ? person.name : texts.needsCrew;
  const state = person ? texts.laneStates[person.state] : '';
  return (
    <Row isDivided as="li" align="stretch" className={classes(person === null && styles.needs)}>
      <Row canShrink={false} align="start" weight="medium" className={styles.who}>
        <Row canShrink gap={2} className={styles.person}>
          {person ? <Avatar name={name} photoUrl={person.photoUrl} size={28} /> : <WarningIcon />}
          <Columns as="span" canShrink>
            {person ? (
              <Words className={styles.name} parts={name.split(' ')} />
            ) : (
              <NeedsCrewName jobs={blocks.map(({ shift }) => shift.item)} />
            )}
            {state !== '' && (
              <Muted as="span" size={12} weight="regular" lines="cut" className={styles.state}>
                {state}
              </Muted>
            )}
          </Columns>
        </Row>
      </Row>
      <ul
        className={classes(styles.track, person?.state === 'busy' && styles.busy)}
        style={{ height: lines * LINE_HEIGHT, ['--hour' as string]: `${100 / (hours.to - hours.from)}%` }}
        aria-label={name}
        data-track=""
        {...props}
      >
        {slot && <li aria-hidden="true" className={styles.slot} style={toPlace(slot.start, slot.end, hours)} />}
        {blocks.map((block) => (
          <Block
            key={block.shift.key}
            block={block}
            personId={person?.id}
            row={String(index).padStart(3, '0')}
            hours={hours}
            onOpen={onOpen}
            onMove={onMove}
          />
        ))}
      </ul>
    </Row>
  );
}

type BlockProps = Actions & { block: PackedShift; personId: number | undefined; row: string; hours: Hours };

function Block({ block: { shift, start, end, line }, personId, row, hours, onOpen, onMove }: BlockProps) {
  const { item } = shift;
  const face = item.crew.findLast((each) => each.user_id === personId && isOpenInvitation(each));
  const drag = useBlockDrag({
    shift,
    hours,
    onOpen: () => onOpen(item),
    onMove: (change) => onMove(item, change),
  });
  const place = toPlace(start + drag.offset, Math.max(start + 60, end + drag.growth) + drag.offset, hours);
  const style = { ...place, top: line * LINE_HEIGHT + 2, height: LINE_HEIGHT - 4 };
  return (
    <li
      className={classes(styles.block, drag.isDragged && styles.dragged)}
      data-pending={face?.status === InvitationStatus.new || undefined}
      style={style}
    >
      <button type="button" className={classes(eventStyles.button, styles.job)} {...drag.props}>
        <JobEvent
          item={item}
          start={shift.start + drag.offset}
          work={face && formatWork(face)}
          entry={markEntry(row, 'job', item.order_id)}
        />
      </button>
    </li>
  );
}

/** "Helper", "Foreman · pending": how a person is on a job. */
function formatWork({ position, status }: CalendarFace): string {
  const work = jobLabels.position[position];
  return status === InvitationStatus.new ? `${work} · ${cardTexts.person[status]}` : work;
}

function toPlace(start: number, end: number, { from, to }: Hours): CSSProperties {
  const minutes = (to - from) * 60;
  return { left: `${((start - from * 60) / minutes) * 100}%`, width: `${((end - start) / minutes) * 100}%` };
}

type Drag = { part: 'whole' | 'end'; startX: number; minutesPerPixel: number; minutes: number };

type Options = { shift: WorkShift; hours: Hours; onOpen: () => void; onMove: (change: TimeChange) => void };

/** Pixels at the end of a block that change its hours. */
const EDGE = 8;
/** Pixels that make a click a drag. */
const SLACK = 4;

/** A job that is dragged along its track with a mouse. A click opens it. */
function useBlockDrag({ shift, hours, onOpen, onMove }: Options) {
  const [drag, setDrag] = useState<Drag>();
  // A drag ends with a click.
  const wasDragged = useRef(false);
  const isOpen = canMove(shift.item, serverDate());
  const end = () => setDrag(undefined);
  return {
    /** By how much the block is drawn later and longer, in minutes. */
    offset: drag?.part === 'whole' ? drag.minutes : 0,
    growth: drag?.part === 'end' ? drag.minutes : 0,
    isDragged: drag !== undefined && drag.minutes !== 0,
    props: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (!isOpen || !isMouse(event) || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag(startDrag(event, hours));
      },
      onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
        if (!drag) return;
        const pixels = clientX - drag.startX;
        if (Math.abs(pixels) > SLACK) wasDragged.current = true;
        if (!wasDragged.current) return;
        const minutes = Math.round((pixels * drag.minutesPerPixel) / 30) * 30;
        setDrag({ part: drag.part, startX: drag.startX, minutesPerPixel: drag.minutesPerPixel, minutes });
      },
      onPointerUp: () => {
        end();
        const change = drag && (drag.part === 'whole' ? readTrackMove : readTrackResize)(shift, drag.minutes);
        if (change) onMove(change);
      },
      onPointerCancel: end,
      onClick: (event: MouseEvent) => {
        if (wasDragged.current) event.preventDefault();
        else onOpen();
      },
    },
  };
}

function startDrag({ clientX, currentTarget }: PointerEvent<HTMLElement>, { from, to }: Hours): Drag {
  const block = currentTarget.getBoundingClientRect();
  const track = currentTarget.closest('ul')?.getBoundingClientRect().width ?? block.width;
  const part = block.right - clientX < EDGE ? 'end' : 'whole';
  return { part, startX: clientX, minutesPerPixel: ((to - from) * 60) / Math.max(1, track), minutes: 0 };
}

/** A window chosen on an empty part of a track: by a click or a tap, or by dragging with a mouse. */
function useSlotDrag(hours: Hours, onSlot: (window: string) => void) {
  const [chosen, setChosen] = useState<{ from: number; to: number }>();
  const end = () => setChosen(undefined);
  return {
    slot: chosen && readTrackSlot(chosen.from, chosen.to),
    props: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget || event.button !== 0) return;
        if (isMouse(event)) event.currentTarget.setPointerCapture(event.pointerId);
        const at = getMinutes(event, hours);
        setChosen({ from: at, to: at });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (chosen && isMouse(event)) setChosen({ from: chosen.from, to: getMinutes(event, hours) });
      },
      onPointerUp: () => {
        if (chosen) onSlot(readTrackSlot(chosen.from, chosen.to).window);
        end();
      },
      // A finger that scrolls.
      onPointerCancel: end,
    },
  };
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

function getMinutes({ clientX, currentTarget }: PointerEvent<HTMLElement>, hours: Hours): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return toTrackMinutes((clientX - left) / Math.max(1, width), hours);
}

/** The name of the lane with jobs that need a crew. It leads to people for its job, or for one of several. */
function NeedsCrewName({ jobs }: { jobs: readonly CalendarJob[] }) {
  const now = useNow();
  const open = jobs.filter((job) => canBeStaffed(job, now));
  const [only] = open;
  const canFind = useAction('findHelpers');
  const name = <Words className={styles.name} parts={texts.needsCrew.split(' ')} />;
  if (only === undefined || !canFind) return name;
  if (open.length > 1) return <JobsMenu jobs={open} />;
  return (
    <Link to={getFindPeoplePath(only.order_id)} title={texts.findPeople} aria-label={texts.needsCrewLink(only.number)}>
      {name}
    </Link>
  );
}

function JobsMenu({ jobs }: { jobs: readonly CalendarJob[] }) {
  const link = useLink();
  return (
    <Menu
      label={texts.findPeople}
      placement="bottom-start"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.menuButton}
          title={texts.findPeople}
          aria-label={texts.needsCrewMenu(jobs.length)}
        >
          <Words className={styles.name} parts={texts.needsCrew.split(' ')} />
        </button>
      )}
    >
      <MenuSection title={texts.findPeople} maxHeight={320}>
        {jobs.map((job) => (
          <MenuItem
            key={job.order_id}
            text={texts.needsCrewJob(job.number, formatCustomerName(job))}
            {...link(getFindPeoplePath(job.order_id))}
          />
        ))}
      </MenuSection>
    </Menu>
  );
}
