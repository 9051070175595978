import type { KeyboardEvent } from 'react';
import type { CalendarItem, CapacityDay } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { classes } from '../../../platform/ui/classes';
import { Avatar } from '../../../platform/ui/data/Avatar';
import { WarningIcon } from '../../../platform/ui/icons';
import { ScrollRegion } from '../../../platform/ui/layout/ScrollRegion';
import { JobEvent } from '../event/JobEvent';
import { Capacity } from '../grid/DayHeader';
import type { TimeChange } from '../model/timeChange';
import { formatHour } from '../model/formats';
import { calendarTexts as texts } from '../texts';
import styles from './CrewDay.module.css';
import { getShownHours, type Lane, type LaneBlock, listLanes } from './lanes';

type Props = {
  day: CalendarDate;
  jobs: readonly CalendarItem[];
  capacity: readonly CapacityDay[];
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change?: TimeChange) => void;
};

type Hours = { from: number; to: number };

const LINE_HEIGHT = 56;

/** A day by crew: one row per person, and the jobs that need people on top. */
export function CrewDay({ day, jobs, capacity, onOpen, onMove }: Props) {
  const lanes = listLanes(jobs, day);
  const hours = getShownHours(lanes);
  const columns = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index);
  return (
    <>
      <div className={styles.capacity}>
        <Capacity capacity={capacity.find(({ date }) => date === day)} />
      </div>
      <ScrollRegion label={texts.people}>
        <div className={styles.grid} style={{ minWidth: 180 + columns.length * 56 }}>
          <div className={styles.scale} aria-hidden="true">
            <span className={styles.who} />
            {columns.map((hour) => (
              <span key={hour} className={styles.hour}>
                {formatHour(hour * 60)}
              </span>
            ))}
          </div>
          <ul className={styles.lanes}>
            {lanes.map((lane) => (
              <LaneRow key={lane.key} lane={lane} hours={hours} onOpen={onOpen} onMove={onMove} />
            ))}
          </ul>
        </div>
      </ScrollRegion>
    </>
  );
}

type LaneProps = Pick<Props, 'onOpen' | 'onMove'> & { lane: Lane; hours: Hours };

function LaneRow({ lane: { person, blocks, lines }, hours, onOpen, onMove }: LaneProps) {
  const step = 100 / (hours.to - hours.from);
  return (
    <li className={classes(styles.lane, person === null && styles.needs)}>
      <div className={styles.who}>
        {person ? <Avatar name={person.name} photoUrl={person.photoUrl} size={28} /> : <WarningIcon />}
        <span className={styles.name}>{person ? person.name : texts.needsCrew}</span>
      </div>
      <ul
        className={styles.track}
        style={{ height: lines * LINE_HEIGHT, backgroundSize: `${step}% 100%` }}
        aria-label={person ? person.name : texts.needsCrew}
      >
        {blocks.map((block) => (
          <Block key={block.shift.key} block={block} hours={hours} onOpen={onOpen} onMove={onMove} />
        ))}
      </ul>
    </li>
  );
}

type BlockProps = Pick<Props, 'onOpen' | 'onMove'> & { block: LaneBlock; hours: Hours };

function Block({ block: { shift, start, end, line }, hours, onOpen, onMove }: BlockProps) {
  const { item } = shift;
  const minutes = (hours.to - hours.from) * 60;
  const place = {
    left: `${((start - hours.from * 60) / minutes) * 100}%`,
    width: `${((end - start) / minutes) * 100}%`,
    top: line * LINE_HEIGHT + 2,
    height: LINE_HEIGHT - 4,
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'm' || event.key === 'M') onMove(item);
  };
  return (
    <li className={styles.block} style={place}>
      <button type="button" className={styles.job} onClick={() => onOpen(item)} onKeyDown={onKey}>
        <JobEvent item={item} start={shift.start} />
      </button>
    </li>
  );
}
