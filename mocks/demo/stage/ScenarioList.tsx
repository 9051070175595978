import { type ScenarioName, scenarioNames } from '../../provider/scenarios/names';
import styles from './StagePage.module.css';
import { scenarioTexts } from './texts';

/** States that the demo can start in. */
export function ScenarioList({ onStart }: { onStart: (name: ScenarioName) => void }) {
  return (
    <section className={styles.section} aria-labelledby="scenarios">
      <h2 id="scenarios">{scenarioTexts.title}</h2>
      <p className={styles.explanation}>{scenarioTexts.explanation}</p>
      <ul className={styles.cards}>
        {scenarioNames.map((name) => (
          <li key={name}>
            <button type="button" className={styles.scenario} onClick={() => onStart(name)}>
              <span className={styles.name}>{scenarioTexts.names[name]}</span>
              <span>{scenarioTexts.lines[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
