import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import { applyPresenting } from '../../hosts/bridge/presenting';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import type { ScenarioName } from '../../provider/scenarios/names';
import { PeopleList } from './PeopleList';
import { PresenterPanel } from './presenter/PresenterPanel';
import { usePanel } from './presenter/usePanel';
import { ScenarioList } from './ScenarioList';
import { getSetupAddress } from './setup';
import { Stage } from './Stage';
import { StageHeader } from './StageHeader';
import styles from './StagePage.module.css';
import type { SideName } from './sides';
import { StoryBar } from './stories/StoryBar';
import { stageTexts } from './texts';
import { usePlayer } from './usePlayer';
import { usePresenting } from './usePresenting';
import { useStage } from './useStage';

type Props = {
  link: Promise<WorldLink>;
  base: string;
  storage: KeyValueStorage;
  asked: Promise<ScenarioOutcome> | null;
};

/** Loaded later: its dialogs need more code than the rest of the page. */
const StageNotice = lazy(async () => ({ default: (await import('./StageNotice')).StageNotice }));

/** The first page of the demo: both sides of the market in one window, the people and the scenarios. */
export function StagePage({ link, base, storage, asked }: Props) {
  const control = useStage(storage);
  const page = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<SideName>('desktop');
  const panel = usePanel(storage);
  const [presenting, present] = usePresenting(link, storage);
  const { frames, reload, player } = usePlayer({ link, storage, control, onSide: setShown });
  const onKey = usePanelKey(panel.toggle);
  const isReady = useIsSettled(asked);
  const showNewWorld = async () => {
    player.close();
    await applyPresenting(link, presenting);
    control.reload();
    scrollTo({ top: 0 });
  };
  const start = async (scenario: ScenarioName) => {
    player.close();
    await (await link).control('restart', { scenario });
    await showNewWorld();
  };
  return (
    <div className={styles.page}>
      <Suspense>{asked && <StageNotice outcome={asked} onStart={start} />}</Suspense>
      <main aria-label={stageTexts.page}>
        <div ref={page} className={styles.first}>
          <StageHeader control={control} player={player} onFullScreen={() => void toggleFullScreen(page.current)} />
          <StoryBar player={player} />
          <Stage
            isReady={isReady}
            base={base}
            control={control}
            frames={frames}
            shown={shown}
            onShow={setShown}
            onKey={onKey}
          />
          <PresenterPanel
            link={link}
            control={control}
            player={player}
            panel={panel}
            presenting={presenting}
            onPresent={present}
            getAddress={() => getSetupAddress(link, base, { arrangement: control.arrangement, presenting })}
            onMoved={() => void reload()}
            onReset={() => void start('standard')}
            onOpened={() => void showNewWorld()}
          />
        </div>
        <PeopleList
          base={base}
          onSide={(side, email) => {
            control.show(side, email);
            scrollTo({ top: 0 });
          }}
        />
        <ScenarioList onStart={(name) => void start(name)} />
      </main>
    </div>
  );
}

/** Opens and closes the panel with Alt+P, from this page and from its frames. Returns the listener for the frames. */
function usePanelKey(toggle: () => void): (event: KeyboardEvent) => void {
  const [onKey] = useState(() => (event: KeyboardEvent) => {
    // With Alt a Mac types another letter.
    if (!event.altKey || event.code !== 'KeyP') return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
  return onKey;
}

/** False while a scenario of the address may still replace the world that the frames would sign in to. */
function useIsSettled(asked: Props['asked']): boolean {
  const [isSettled, setSettled] = useState(asked === null);
  useEffect(() => {
    const settle = () => setSettled(true);
    asked?.then(settle, settle);
  }, [asked]);
  return isSettled;
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await element?.requestFullscreen();
}
