import type { BranchOverview } from '#generated/model';
import { Link } from '#platform/routing/links/Link';
import { Sparkline } from '#platform/ui/data/Sparkline';
import type { OverviewScope } from '../overviewApi';
import { coverageId, getCrewedPath, getWeekPath, todayJobsId } from './links';
import styles from './NumberTiles.module.css';
import { todayTexts as texts } from './texts';

type TileProps = {
  label: string;
  value: string;
  /** Completes the value: "of 4". */
  more?: string | undefined;
  days: readonly (number | null)[];
  /** The place of today in `days`. */
  current: number;
  caption: string;
  path: string;
};

/** The four numbers of today. Each leads to the list that it counts. */
export function NumberTiles({ overview, scope }: { overview: BranchOverview; scope: OverviewScope }) {
  const { today, crewed_jobs, open_slots, people, labor } = overview;
  const last = people.late_days.length - 1;
  const isLate = people.late > 0;
  return (
    <ul className={styles.tiles} aria-label={texts.numbers}>
      <Tile
        label={texts.crewed}
        value={String(crewed_jobs.crewed)}
        more={texts.of(crewed_jobs.jobs)}
        days={crewed_jobs.days}
        current={0}
        caption={texts.nextDays}
        path={getCrewedPath(today, scope)}
      />
      <Tile
        label={texts.openSlots}
        value={String(open_slots.slots)}
        days={open_slots.days}
        current={0}
        caption={texts.nextDays}
        path={`#${coverageId}`}
      />
      <Tile
        label={texts.people}
        value={String(people.on_my_way + people.late)}
        more={isLate ? texts.late(people.late) : undefined}
        days={people.late_days}
        current={last}
        caption={texts.lateDays}
        path={`#${todayJobsId}`}
      />
      <Tile
        label={texts.labor}
        value={labor.percent === null ? texts.none : texts.percent(labor.percent)}
        days={labor.days}
        current={last}
        caption={texts.lastDays}
        path={getWeekPath(today, scope)}
      />
    </ul>
  );
}

function Tile({ label, value, more, days, current, caption, path }: TileProps) {
  // The browser itself goes to a part of this page.
  const TileLink = path.startsWith('#') ? 'a' : Link;
  return (
    <li className={styles.tile}>
      <TileLink href={path} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          <span>{value}</span>
          {more !== undefined && <span className={styles.more}> {more}</span>}
        </span>
      </TileLink>
      <span className={styles.trend}>
        <Sparkline values={days} current={current} />
        <span className={styles.caption}>{caption}</span>
      </span>
    </li>
  );
}
