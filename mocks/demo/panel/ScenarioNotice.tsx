import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChevronDownIcon, CloseIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { useMobile } from '#platform/ui/layout/useMobile';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import { type ScenarioName, scenarioNames } from '../../provider/scenarios/names';
import { scenarioTexts } from './texts';
import styles from './ScenarioNotice.module.css';

type Props = {
  outcome: Promise<ScenarioOutcome>;
  /** Throws the world away and starts this scenario. */
  onStart: (name: ScenarioName) => Promise<void>;
  /** Calls back when another tab has started a scenario. Returns the unsubscribe function. */
  watchRestarts?: (listener: (scenario: ScenarioName) => void) => () => void;
};

/** The words of the bar. */
type News = Extract<ScenarioOutcome, { kind: 'kept' | 'unknown' }> | { kind: 'replaced'; scenario: ScenarioName };

/**
 * A bar above the app. Reports when the scenario that the address bar asks for did not start, and starts one; or that
 * another tab started one.
 */
export function ScenarioNotice({ outcome, onStart, watchRestarts }: Props) {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    const show = (settled: ScenarioOutcome) => {
      if (settled.kind === 'kept' || settled.kind === 'unknown') setNews(settled);
    };
    // A world that cannot be opened is reported by the calls of the app.
    outcome.then(show, () => undefined);
  }, [outcome]);
  useEffect(() => watchRestarts?.((scenario) => setNews({ kind: 'replaced', scenario })), [watchRestarts]);
  if (!news) return null;
  return <Notice news={news} onStart={onStart} onClose={() => setNews(undefined)} />;
}

type NoticeProps = {
  news: News;
  onStart: Props['onStart'];
  onClose: () => void;
};

function Notice({ news, onStart, onClose }: NoticeProps) {
  const [starting, setStarting] = useState<ScenarioName>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<ScenarioName>();
  const bar = useRef<HTMLElement>(null);
  const isMobile = useMobile();
  useHeightAboveApp(bar);
  const start = (name: ScenarioName) => {
    setStarting(name);
    setFailed(false);
    onStart(name).then(onClose, () => {
      setStarting(undefined);
      setAsked(undefined);
      setFailed(true);
    });
  };
  const text = failed ? scenarioTexts.failed : describe(news, isMobile);
  return (
    <section ref={bar} className={styles.notice} aria-label={scenarioTexts.title}>
      <p className={styles.message} role={failed || news.kind === 'replaced' ? 'alert' : undefined} title={text}>
        {text}
      </p>
      {news.kind === 'kept' && (
        <Button size="small" touch onClick={() => setAsked(news.asked)}>
          {scenarioTexts.start(news.asked)}
        </Button>
      )}
      {news.kind === 'unknown' && <ScenarioMenu onChoose={setAsked} />}
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

function describe(news: News, isMobile: boolean): string {
  if (news.kind === 'unknown') return scenarioTexts.unknown(news.asked);
  if (news.kind === 'replaced') return scenarioTexts.replaced(news.scenario);
  return isMobile ? scenarioTexts.keptShort : scenarioTexts.kept(news.scenario);
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
