import { positionNames } from '#domain/people/positionNames';
import type { CoverageDay, CoverageLine } from '#generated/model';
import { currentLanguage } from '#platform/language/current';
import { type CalendarDate, formatDay, parseDate } from '#platform/lib/time/dates';
import { perLocale } from '#platform/lib/locale';
import { Link } from '#platform/routing/links/Link';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { SmallTickIcon } from '#platform/ui/icons';
import type { OverviewScope } from '../overviewApi';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './CoverageStrip.module.css';
import { coverageId, getDayPath } from './links';
import { todayTexts as texts } from './texts';

const weekdays = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));

type Look = 'none' | 'full' | 'invited' | 'partial' | 'empty';

/** Accepted of needed people by position for each day. A day leads to its calendar. */
export function CoverageStrip({ days, scope }: { days: readonly CoverageDay[]; scope: OverviewScope }) {
  const names = positionNames[currentLanguage()];
  const positions = days[0]?.positions ?? [];
  return (
    <section id={coverageId} className={styles.section}>
      <header className={styles.head}>
        <h3 className={styles.title}>{texts.coverage}</h3>
        <Legend />
      </header>
      <ScrollRegion label={texts.coverage}>
        <div className={styles.strip}>
          <ul className={styles.positions} aria-hidden="true">
            {positions.map(({ position }) => (
              <li key={position}>{names[position]}</li>
            ))}
          </ul>
          <ol className={styles.days}>
            {days.map(({ date, positions: lines }, index) => (
              <li key={date}>
                <Link href={getDayPath(date, scope)} className={index === 0 ? styles.today : styles.day}>
                  <VisuallyHidden>{describeDay(date, lines, names)}</VisuallyHidden>
                  <span className={styles.weekday} aria-hidden="true">
                    {formatWeekday(date)}
                  </span>
                  <span className={styles.date} aria-hidden="true">
                    {parseDate(date)?.day}
                  </span>
                  {lines.map((line) => (
                    <Cell key={line.position} line={line} />
                  ))}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </ScrollRegion>
    </section>
  );
}

function Cell({ line }: { line: CoverageLine }) {
  const look = getLook(line);
  return (
    <span className={styles.cell} data-look={look} aria-hidden="true">
      {look === 'full' && <SmallTickIcon size={12} />}
      <span>{look === 'none' ? texts.none : texts.slots(line.accepted, line.needed)}</span>
    </span>
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {(['full', 'invited', 'partial', 'empty'] as const).map((look) => (
        <li key={look}>
          <span className={styles.sample} data-look={look} />
          {texts.legend[look]}
        </li>
      ))}
    </ul>
  );
}

function getLook({ needed, accepted, open }: CoverageLine): Look {
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

function formatWeekday(date: CalendarDate): string {
  return weekdays().format(new Date(`${date}T00:00:00Z`));
}
