import { Avatar } from '#platform/ui/data/Avatar';
import { getCastPortrait } from '../../account/seed/cast';
import { demoPeople } from '../panel/texts';
import type { SideName } from './sides';
import styles from './StagePage.module.css';
import { peopleTexts } from './texts';

type Props = { base: string; onSide: (side: SideName, email: string) => void };

/** Everyone in the demo, with an idea what to try as them. */
export function PeopleList({ base, onSide }: Props) {
  return (
    <section className={styles.section} aria-labelledby="people">
      <h2 id="people">{peopleTexts.title}</h2>
      <p className={styles.explanation}>{peopleTexts.explanation}</p>
      <ul className={styles.cards}>
        {demoPeople.map(({ email, name, role, idea }) => (
          <li key={email} className={styles.card}>
            <Avatar name={name} photoUrl={getCastPortrait(email)} size={40} />
            <div className={styles.words}>
              <p className={styles.name}>
                {name} <span className={styles.role}>{role}</span>
              </p>
              <p>{peopleTexts.try(idea)}</p>
              <p className={styles.ways}>
                <button
                  type="button"
                  aria-label={peopleTexts.onDesktopOf(name)}
                  onClick={() => onSide('desktop', email)}
                >
                  {peopleTexts.onDesktop}
                </button>
                <button type="button" aria-label={peopleTexts.onPhoneOf(name)} onClick={() => onSide('phone', email)}>
                  {peopleTexts.onPhone}
                </button>
                <a
                  href={`${base}/?${new URLSearchParams({ as: email, profile: email.replace(/@.*/, '') })}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={peopleTexts.aloneOf(name)}
                >
                  {peopleTexts.alone}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
