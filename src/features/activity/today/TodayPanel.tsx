import { positionNames } from '#domain/people/names';
import type { BranchOverview, CoverageDay, CoverageLine } from '#generated/model';
import { currentLanguage } from '#platform/language/current';
import { perLocale } from '#platform/lib/locale';
import { type CalendarDate, formatDay, parseDate } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useCanOpen } from '#platform/session/useCanOpen';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { Chip } from '#platform/ui/data/Chip';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { LoadFailed } from '#platform/ui/feedback/states';
import { Muted, Row, Text } from '#platform/ui/layout/Layout';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import type { OverviewScope } from '../api';
import { todayTexts as texts } from './texts';
import { coverageId, getCrewedPath, getDayPath, getWeekPath, todayJobsId, useSummary } from './useSummary';
import styles from './Today.module.css';

/** Four numbers of today, and how far the crews of the next two weeks are complete. */
export function TodayPanel({ branchId }: { branchId: number }) {
  const { query, scope, canChoose, choose } = useSummary(branchId);
  const canOpen = useCanOpen();
  return (
    <Text as="section" canShrink aria-label={texts.panel}>
      <Row below={2} as="header" gap={4} className={styles.head}>
        <Text as="h2" size={16}>
          {texts.title}
        </Text>
        {canOpen('company-numbers') && (
          <Link href={href('company-numbers')} className={styles.months}>
            {texts.months}
          </Link>
        )}
        {canChoose && (
          <Row
            isAtEnd
            gap={2}
            align="stretch"
            isWrapping
            className={styles.scopes}
            role="group"
            aria-label={texts.scope}
          >
            <Chip label={texts.thisBranch} selected={scope === 'branch'} onClick={() => choose('branch')} />
            <Chip label={texts.allBranches} selected={scope === 'company'} onClick={() => choose('company')} />
          </Row>
        )}
      </Row>
      {query.isPending && <PanelSkeleton />}
      {!query.isPending && !query.data && <LoadFailed query={query} text={texts.failed} />}
      {query.data && (
        <PartBoundary operation="getOverview" of={query.data} onRetry={() => void query.refetch()}>
          <Text as="div" isCard className={styles.card}>
            <Numbers overview={query.data} scope={scope} />
            <Strip days={query.data.coverage} scope={scope} />
          </Text>
        </PartBoundary>
      )}
    </Text>
  );
}

/** As tall as the content, so that nothing moves. The list of activities announces that it is loading. */
function PanelSkeleton() {
  return (
    <div className={styles.panelSkeleton} aria-hidden="true">
      <SkeletonCard height="100%" />
    </div>
  );
}

type TileProps = { label: string; value: string; /** Completes the value: "of 4". */ more?: string; path: string };

/** Each number leads to the list that it counts. */
function Numbers({ overview, scope }: { overview: BranchOverview; scope: OverviewScope }) {
  const { today, crewed_jobs, open_slots, people, labor } = overview;
  const onWay = people.on_my_way > 0 ? { more: texts.alsoOnWay(people.on_my_way) } : {};
  return (
    <ul className={styles.tiles} aria-label={texts.numbers}>
      <Tile
        label={texts.crewed}
        value={String(crewed_jobs.crewed)}
        more={texts.of(crewed_jobs.jobs)}
        path={getCrewedPath(today, scope)}
      />
      <Tile label={texts.openSlots} value={String(open_slots.slots)} path={`#${coverageId}`} />
      {people.late > 0 ? (
        <Tile label={texts.lateNow} value={texts.people(people.late)} {...onWay} path={`#${todayJobsId}`} />
      ) : (
        <Tile label={texts.onWay} value={String(people.on_my_way)} path={`#${todayJobsId}`} />
      )}
      <Tile
        label={texts.labor}
        value={labor.percent === null ? texts.none : texts.percent(labor.percent)}
        path={getWeekPath(today, scope)}
      />
    </ul>
  );
}

function Tile({ label, value, more, path }: TileProps) {
  // The browser itself goes to a part of this page.
  const TileLink = path.startsWith('#') ? 'a' : Link;
  return (
    <li className={styles.tile}>
      <TileLink href={path} className={styles.tileLink}>
        <Muted as="span" size={12} className={styles.label}>
          {label}
        </Muted>
        <Text as="span" size={18} weight="strong" isNumeric>
          <span>{value}</span>
          {more !== undefined && (
            <Muted as="span" size={13} weight="regular">
              {' '}
              {more}
            </Muted>
          )}
        </Text>
      </TileLink>
    </li>
  );
}

const weekdays = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));

type Look = 'none' | 'full' | 'invited' | 'partial' | 'empty';

/** Accepted of needed people on each day. A day leads to its calendar, and says its positions. */
function Strip({ days, scope }: { days: readonly CoverageDay[]; scope: OverviewScope }) {
  const names = positionNames[currentLanguage()];
  return (
    <section id={coverageId} className={styles.strip}>
      <Row as="header" gap={4} rowGap={1} justify="between" isWrapping className={styles.stripHead}>
        <Text as="h3" size={12} weight="medium">
          {texts.coverage}
        </Text>
        <Row as="ul" align="stretch" gap={3} tone="secondary" size={12} aria-hidden="true">
          {(['full', 'invited', 'partial', 'empty'] as const).map((look) => (
            <Row as="li" gap={1} key={look}>
              <Row as="span" justify="center" className={styles.sample} data-look={look} />
              {texts.legend[look]}
            </Row>
          ))}
        </Row>
      </Row>
      <ScrollRegion label={texts.coverage}>
        <ol className={styles.days}>
          {days.map(({ date, positions }, index) => (
            <li key={date}>
              <Link
                href={getDayPath(date, scope)}
                className={index === 0 ? styles.today : styles.day}
                title={describeDay(date, positions, names)}
              >
                <VisuallyHidden>{describeDay(date, positions, names)}</VisuallyHidden>
                <span className={styles.weekday} aria-hidden="true">
                  {weekdays().format(new Date(`${date}T00:00:00Z`))}
                </span>
                <span className={styles.date} aria-hidden="true">
                  {parseDate(date)?.day}
                </span>
                <DayCell lines={positions} />
              </Link>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </section>
  );
}

function DayCell({ lines }: { lines: readonly CoverageLine[] }) {
  const total = (field: 'needed' | 'accepted' | 'open') => lines.reduce((sum, line) => sum + line[field], 0);
  const [needed, accepted] = [total('needed'), total('accepted')];
  return (
    <Row
      as="span"
      justify="center"
      className={styles.cell}
      data-look={getLook({ needed, accepted, open: total('open') })}
      aria-hidden="true"
    >
      {needed > 0 && texts.slots(accepted, needed)}
    </Row>
  );
}

function getLook({ needed, accepted, open }: Pick<CoverageLine, 'needed' | 'accepted' | 'open'>): Look {
  if (needed === 0) return 'none';
  if (accepted >= needed) return 'full';
  if (open === 0) return 'invited';
  return accepted === 0 ? 'empty' : 'partial';
}

function describeDay(date: CalendarDate, lines: readonly CoverageLine[], names: Record<number, string>): string {
  const needed = lines.filter((line) => line.needed > 0);
  return texts.day(
    formatDay(date),
    needed.map((line) => texts.line(names[line.position] ?? '', line)),
  );
}
