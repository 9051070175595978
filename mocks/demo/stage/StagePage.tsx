import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { productName } from '#platform/config/settings';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { startNewVersion, useHasNewVersion } from '#platform/offline/versions';
import { Avatar } from '#platform/ui/data/Avatar';
import { Wordmark } from '#platform/ui/layout/Wordmark';
import { getCastPortrait } from '../../account/seed/cast';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import { applyPresenting } from '../../hosts/bridge/presenting';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import { type ScenarioName, scenarioNames } from '../../provider/scenarios/names';
import { demoPeople } from '../panel/texts';
import { PresenterPanel } from './presenter/PresenterPanel';
import { usePanel } from './presenter/usePanel';
import { getSetupAddress, type SideName } from './sides';
import { Stage } from './Stage';
import type { Player } from './stories/player';
import { StoryBar } from './stories/StoryBar';
import { stageTexts, peopleTexts, scenarioTexts } from './texts';
import { usePlayer, usePresenting } from './usePlayer';
import { useStage, type StageControl } from './useStage';
import styles from './StagePage.module.css';

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

type StageHeaderProps = { control: StageControl; player: Player; onFullScreen: () => void };

/** The page in one sentence, and the ways to arrange the stage. */
function StageHeader({ control, player, onFullScreen }: StageHeaderProps) {
  const { second } = control.sides;
  return (
    <header className={styles.header}>
      <Wordmark name={productName} size={28} />
      <h1 className={styles.title}>{stageTexts.title}</h1>
      <div className={styles.tools}>
        <NewVersion player={player} />
        <button type="button" className={styles.wide} onClick={control.swap}>
          {stageTexts.swap}
        </button>
        <button
          type="button"
          className={styles.wide}
          onClick={() => control.show('second', second ? null : 'sofia@helpers.example')}
        >
          {second ? stageTexts.removeThird : stageTexts.addThird}
        </button>
        <button type="button" className={styles.wide} onClick={onFullScreen}>
          {stageTexts.fullScreen}
        </button>
        <a href="#people">{stageTexts.more}</a>
      </div>
    </header>
  );
}

/** Offers a new version of the demo, but never while a story is played. */
function NewVersion({ player }: { player: Player }) {
  const hasNew = useHasNewVersion();
  const playing = useSyncExternalStore(player.subscribe, player.state);
  if (!hasNew || playing) return null;
  return (
    <button type="button" onClick={startNewVersion}>
      {stageTexts.newVersion}
    </button>
  );
}

type PeopleListProps = { base: string; onSide: (side: SideName, email: string) => void };

/** Everyone in the demo, with an idea what to try as them. */
function PeopleList({ base, onSide }: PeopleListProps) {
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

/** States that the demo can start in. */
function ScenarioList({ onStart }: { onStart: (name: ScenarioName) => void }) {
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
