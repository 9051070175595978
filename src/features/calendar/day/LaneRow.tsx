import type { CSSProperties } from 'react';
import { jobLabels } from '../../orders';
import { isOpenInvitation } from '#domain/orders/statuses';
import type { CalendarFace } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { WarningIcon } from '#platform/ui/icons';
import { markEntry } from '../event/entry';
import { JobEvent } from '../event/JobEvent';
import { Words } from '../event/Words';
import type { CalendarJob } from '../model/calendarJob';
import type { TimeChange } from '../model/timeChange';
import type { PackedShift } from '../model/workShifts';
import { calendarTexts as texts } from '../texts';
import styles from './CrewDay.module.css';
import { useBlockDrag, useSlotDrag } from './laneDrags';
import type { Lane } from './lanes';
import { NeedsCrewName } from './NeedsCrewName';
import type { Hours } from './trackMoves';

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
    <li className={classes(styles.lane, person === null && styles.needs)}>
      <div className={styles.who}>
        <div className={styles.person}>
          {person ? <Avatar name={name} photoUrl={person.photoUrl} size={28} /> : <WarningIcon />}
          <span className={styles.names}>
            {person ? (
              <Words className={styles.name} parts={name.split(' ')} />
            ) : (
              <NeedsCrewName jobs={blocks.map(({ shift }) => shift.item)} />
            )}
            {state !== '' && <span className={styles.state}>{state}</span>}
          </span>
        </div>
      </div>
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
    </li>
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
      <button type="button" className={styles.job} {...drag.props}>
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
  return status === InvitationStatus.new ? `${work} · ${texts.personPending}` : work;
}

function toPlace(start: number, end: number, { from, to }: Hours): CSSProperties {
  const minutes = (to - from) * 60;
  return { left: `${((start - from * 60) / minutes) * 100}%`, width: `${((end - start) / minutes) * 100}%` };
}
