import { useEffect, useRef, useState } from 'react';
import { productName } from '#platform/config/settings';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { Wordmark } from '#platform/ui/layout/Wordmark';
import type { WorldLink } from '../bridge/worldLink';
import type { ScenarioName } from '../scenarios/names';
import { PeopleList } from './PeopleList';
import { ScenarioList } from './ScenarioList';
import { type Frames, Stage } from './Stage';
import styles from './StagePage.module.css';
import { Player } from './stories/player';
import type { SideName } from './sides';
import { StoryBar } from './stories/StoryBar';
import { stageTexts } from './texts';
import { useStage } from './useStage';

type Props = { link: Promise<WorldLink>; base: string; storage: KeyValueStorage };

/** The first page of the demo: both sides of the market in one window, the people and the scenarios. */
export function StagePage({ link, base, storage }: Props) {
  const control = useStage(storage);
  const page = useRef<HTMLDivElement>(null);
  const [{ frames, player }] = useState(() => {
    const created: Frames = new Map();
    const getFrame = (name: SideName) => created.get(name);
    return { frames: created, player: new Player({ link, getFrame, show: control.show, turns: storage }) };
  });
  useEffect(() => () => player.close(), [player]);
  const start = async (scenario: ScenarioName) => {
    const world = await link;
    player.close();
    await world.control('restart', { scenario });
    control.reload();
    scrollTo({ top: 0 });
  };
  const { second } = control.sides;
  return (
    <div className={styles.page}>
      <main aria-label={stageTexts.page}>
        <div ref={page} className={styles.first}>
          <header className={styles.header}>
            <Wordmark name={productName} size={28} />
            <h1 className={styles.title}>{stageTexts.title}</h1>
            <div className={styles.tools}>
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
              <button type="button" className={styles.wide} onClick={() => void toggleFullScreen(page.current)}>
                {stageTexts.fullScreen}
              </button>
              <a href="#people">{stageTexts.more}</a>
            </div>
          </header>
          <StoryBar player={player} />
          <Stage base={base} control={control} frames={frames} />
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

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await element?.requestFullscreen();
}
