import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChevronDownIcon, CloseIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { useMobile } from '#platform/ui/layout/useMobile';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
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
  const [asked, setAsked] = useState<ScenarioName>();
  const bar = useRef<HTMLElement>(null);
  const isMobile = useMobile();
  useHeightAboveApp(bar);
  const start = (name: ScenarioName) => {
    setStarting(name);
    setFailed(false);
    onStart(name).catch(() => {
      setStarting(undefined);
      setAsked(undefined);
      setFailed(true);
    });
  };
  const kept = isMobile ? () => scenarioTexts.keptShort : scenarioTexts.kept;
  const text = outcome.kind === 'kept' ? kept(outcome.scenario) : scenarioTexts.unknown(outcome.asked);
  return (
    <section ref={bar} className={styles.notice} aria-label={scenarioTexts.title}>
      <p className={styles.message} role={failed ? 'alert' : undefined} title={failed ? undefined : text}>
        {failed ? scenarioTexts.failed : text}
      </p>
      {outcome.kind === 'kept' ? (
        <Button size="small" touch onClick={() => setAsked(outcome.asked)}>
          {isMobile ? scenarioTexts.startShort : scenarioTexts.start(outcome.asked)}
        </Button>
      ) : (
        <ScenarioMenu onChoose={setAsked} />
      )}
      <IconButton size="small" touch icon={<CloseIcon />} label={scenarioTexts.close} onClick={onClose} />
      {asked !== undefined && (
        <ConfirmDialog
          open
          title={scenarioTexts.startTitle(asked)}
          text={scenarioTexts.startHint}
          action={scenarioTexts.startAction}
          danger
          busy={starting !== undefined}
          onConfirm={() => start(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function ScenarioMenu({ onChoose }: { onChoose: (name: ScenarioName) => void }) {
  return (
    <Menu
      label={scenarioTexts.choose}
      trigger={(props) => (
        <Button {...props} size="small" touch endIcon={<ChevronDownIcon size={12} />}>
          {scenarioTexts.choose}
        </Button>
      )}
    >
      {scenarioNames.map((name) => (
        <MenuItem key={name} text={name} onClick={() => onChoose(name)} />
      ))}
    </Menu>
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
