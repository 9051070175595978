import { type RefObject, useLayoutEffect, useRef } from 'react';
import { namePerson } from '#domain/people/personName';
import type { CapacityDay } from '#generated/model';
import type { CalendarDate } from '#platform/lib/time/dates';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { Row, Text } from '#platform/ui/layout/Layout';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { useDayTeam } from '../api';
import { Capacity, AddJob } from '../grid/DayHeader';
import type { CalendarJob, TimeChange } from '../model/calendarJob';
import { type CalendarFilters, filterTeam } from '../model/filters';
import { formatHour } from '../model/formats';
import { calendarTexts as texts } from '../texts';
import { LaneRow } from './LaneRow';
import { getShownHours, type Lane, listLanes, type Hours } from './lanes';
import styles from './CrewDay.module.css';

/** Sorted before all lanes. */
const ABOVE_LANES = '';

type Props = {
  branchId: number;
  day: CalendarDate;
  jobs: readonly CalendarJob[];
  filters: CalendarFilters;
  capacity: readonly CapacityDay[];
  onOpen: (item: CalendarJob) => void;
  onMove: (item: CalendarJob, change?: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string) => void;
};

/** A day by crew: one row per person of the team, and the jobs that need people on top. */
export function CrewDay({ branchId, day, jobs, filters, capacity, onOpen, onMove, onSlot }: Props) {
  const team = useDayTeam(branchId, day);
  const members = filterTeam(team.members, filters).map((member) => ({
    // Below zero for a member who cannot be found on a crew.
    id: member.user_id ?? -member.id,
    name: namePerson(member),
    photoUrl: member.avatar_url,
    isFree: team.isFree(member),
  }));
  const lanes = listLanes(jobs, day, members);
  const hours = getShownHours(lanes);
  const grid = useRef<HTMLDivElement>(null);
  useFirstJobInView(grid, day, lanes, hours);
  const columns = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index);
  return (
    <>
      <Row gap={3} justify="between" below={2}>
        <Capacity capacity={capacity.find(({ date }) => date === day)} />
        <AddJob day={day} row={ABOVE_LANES} withText />
      </Row>
      {team.failed && <RetryNote query={team.failed} text={texts.teamFailed} />}
      <ScrollRegion label={texts.people}>
        <Text as="div" isCard ref={grid} style={{ minWidth: 180 + columns.length * 56 }}>
          <div className={styles.scale} aria-hidden="true">
            <Row as="span" canShrink={false} align="start" weight="medium" className={styles.who} />
            {columns.map((hour) => (
              <Text as="span" canShrink tone="faint" size={12} lines="one" key={hour} className={styles.hour}>
                {formatHour(hour * 60)}
              </Text>
            ))}
          </div>
          <ul>
            {lanes.map((lane, index) => (
              <LaneRow
                key={lane.key}
                lane={lane}
                index={index}
                hours={hours}
                onOpen={onOpen}
                onMove={onMove}
                onSlot={(window) => onSlot(day, window)}
              />
            ))}
          </ul>
        </Text>
      </ScrollRegion>
    </>
  );
}

/** Scrolls a day that is wider than the page, as on a phone, to its first job. */
function useFirstJobInView(
  grid: RefObject<HTMLElement | null>,
  day: string,
  lanes: readonly Lane[],
  hours: Hours,
): void {
  const starts = lanes.flatMap(({ blocks }) => blocks.map(({ start }) => start));
  const share = starts.length === 0 ? null : (Math.min(...starts) / 60 - hours.from) / (hours.to - hours.from);
  const hasJobs = share !== null;
  useLayoutEffect(() => {
    const track = grid.current?.querySelector('[data-track]');
    const frame = grid.current?.parentElement;
    if (track && frame && share !== null) frame.scrollLeft = track.clientWidth * share;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a job that moves later must not move the page
  }, [grid, day, hasJobs]);
}
