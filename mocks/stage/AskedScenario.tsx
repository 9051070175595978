import { useEffect, useState } from 'react';
import type { ScenarioOutcome } from '../bridge/demoOptions';
import type { ScenarioName } from '../scenarios/names';
import styles from './StagePage.module.css';
import { askedTexts as texts, scenarioTexts } from './texts';

type Props = { outcome: Promise<ScenarioOutcome>; onStart: (name: ScenarioName) => void };

/** Says when the scenario of a link did not start, because the demo has changes, and starts it. */
export function AskedScenario({ outcome, onStart }: Props) {
  const [settled, setSettled] = useState<ScenarioOutcome>();
  useEffect(() => {
    // A world that cannot be opened is reported by the calls of the app.
    outcome.then(setSettled, () => undefined);
  }, [outcome]);
  if (settled?.kind !== 'kept' && settled?.kind !== 'unknown') return null;
  const asked = settled.kind === 'kept' ? settled.asked : undefined;
  return (
    <div className={styles.asked} role="alert">
      <p>{asked ? texts.kept(scenarioTexts.names[asked]) : texts.unknown(settled.asked)}</p>
      <p className={styles.tools}>
        {asked && (
          <button
            type="button"
            onClick={() => {
              setSettled(undefined);
              onStart(asked);
            }}
          >
            {texts.start}
          </button>
        )}
        <button type="button" onClick={() => setSettled(undefined)}>
          {asked ? texts.keep : texts.close}
        </button>
      </p>
    </div>
  );
}
