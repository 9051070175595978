import { namePerson } from '#domain/people/personName';
import { formatMilesAway } from '../../people';
import type { NotShown, NotShownPerson } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import styles from './matches.module.css';
import { matchesTexts as texts } from './texts';

type NotShownPeopleProps = { groups: readonly NotShown[]; timezone: string };

/** People who cannot take the job, counted by reason; names are shown on demand. */
export function NotShownPeople({ groups, timezone }: NotShownPeopleProps) {
  if (groups.length === 0) return null;
  return (
    <details className={styles.notShown}>
      <summary>{texts.notShown(groups.map(({ code, count }) => texts.filters[code](count)))}</summary>
      {groups.map(({ code, count, people }) => (
        <section key={code}>
          <h4 className={styles.reason}>{texts.filterTitles[code]}</h4>
          <ul className={styles.names}>
            {people.map((person) => (
              <li key={person.user_id}>{describePerson(person, timezone)}</li>
            ))}
            {count > people.length && <li>{texts.andMore(count - people.length)}</li>}
          </ul>
        </section>
      ))}
    </details>
  );
}

function describePerson(person: NotShownPerson, timezone: string): string {
  const { busy_from: from, busy_to: to, hours } = person;
  const facts = [
    person.city,
    formatMilesAway(person),
    from !== undefined && to !== undefined ? texts.busy(formatInstantRange(from, to, timezone)) : null,
    hours === undefined ? null : texts.reaches(formatNumber(hours, 1)),
  ];
  return [namePerson(person), ...facts.filter((fact) => fact !== null)].join(' · ');
}
