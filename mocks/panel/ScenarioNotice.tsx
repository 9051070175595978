import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Callout } from '../../src/platform/ui/feedback/Callout';
import { Button } from '../../src/platform/ui/inputs/Button';
import type { ScenarioOutcome } from '../bridge/demoOptions';
import { type ScenarioName, scenarioNames } from '../scenarios/names';
import styles from './ScenarioNotice.module.css';
import { scenarioTexts } from './scenarioTexts';

type Props = {
  outcome: Promise<ScenarioOutcome>;
  /** Throws the world away and starts this scenario. */
  onStart: (name: ScenarioName) => Promise<void>;
};

/** A bar above the app. Says when the scenario that the address bar asks for did not start, and starts one. */
export function ScenarioNotice({ outcome, onStart }: Props) {
  const [settled, setSettled] = useState<ScenarioOutcome>();
  useEffect(() => {
    // A world that cannot be opened is reported by the calls of the app.
    outcome.then(setSettled, () => undefined);
  }, [outcome]);
  if (settled?.kind !== 'kept' && settled?.kind !== 'unknown') return null;
  return <Notice outcome={settled} onStart={onStart} onClose={() => setSettled(undefined)} />;
}

type NoticeProps = {
  outcome: Extract<ScenarioOutcome, { kind: 'kept' | 'unknown' }>;
  onStart: Props['onStart'];
  onClose: () => void;
};

function Notice({ outcome, onStart, onClose }: NoticeProps) {
  const [starting, setStarting] = useState<ScenarioName>();
  const [failed, setFailed] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useHeightAboveApp(bar);
  const start = (name: ScenarioName) => {
    setStarting(name);
    setFailed(false);
    onStart(name).catch(() => {
      setStarting(undefined);
      setFailed(true);
    });
  };
  const isKept = outcome.kind === 'kept';
  const choices = isKept ? [outcome.scenario] : scenarioNames;
  return (
    <section ref={bar} className={styles.notice} aria-label={scenarioTexts.title}>
      <div className={styles.message}>
        <p>{isKept ? scenarioTexts.kept(outcome.scenario) : scenarioTexts.unknown(outcome.asked)}</p>
        <p className={styles.hint}>{scenarioTexts.startHint}</p>
        {failed && <Callout intent="danger" alert title={scenarioTexts.failed} />}
      </div>
      <div className={styles.actions}>
        {choices.map((name) => (
          <Button
            key={name}
            size="small"
            touch
            loading={starting === name}
            disabled={starting !== undefined}
            onClick={() => start(name)}
          >
            {isKept ? scenarioTexts.start : name}
          </Button>
        ))}
        <Button size="small" touch variant="quiet" onClick={onClose}>
          {scenarioTexts.close}
        </Button>
      </div>
    </section>
  );
}

/** Publishes the height of the bar, in pixels: everything else starts below it. */
function useHeightAboveApp(bar: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const root = document.documentElement;
    if (!element) return undefined;
    const publish = () => root.style.setProperty('--notice-height', `${element.offsetHeight}px`);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--notice-height');
    };
  }, [bar]);
}
