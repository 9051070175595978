import { useEffect, useRef, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import type { WorldLink } from '../bridge/worldLink';
import type { ScenarioName } from '../scenarios/names';
import { PeopleList } from './PeopleList';
import { ScenarioList } from './ScenarioList';
import { type Frames, Stage } from './Stage';
import styles from './StagePage.module.css';
import { PresenterPanel } from './presenter/PresenterPanel';
import { applyPresenting, parsePresenting, presentingKey } from './presenter/presenting';
import { Player } from './stories/player';
import type { SideName } from './sides';
import { StoryBar } from './stories/StoryBar';
import { StageHeader } from './StageHeader';
import { stageTexts } from './texts';
import { useStage } from './useStage';

type Props = { link: Promise<WorldLink>; base: string; storage: KeyValueStorage };

/** The first page of the demo: both sides of the market in one window, the people and the scenarios. */
export function StagePage({ link, base, storage }: Props) {
  const control = useStage(storage);
  const page = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<SideName>('desktop');
  const [{ frames, player }] = useState(() => {
    const created: Frames = new Map();
    const onEnd = () => void applyPresenting(link, parsePresenting(storage.getItem(presentingKey)));
    const getFrame = (name: SideName) => created.get(name);
    return {
      frames: created,
      player: new Player({ link, getFrame, show: control.show, onEnd, onSide: setShown, turns: storage }),
    };
  });
  useEffect(() => () => player.close(), [player]);
  const start = async (scenario: ScenarioName) => {
    const world = await link;
    player.close();
    await world.control('restart', { scenario });
    await applyPresenting(link, parsePresenting(storage.getItem(presentingKey)));
    control.reload();
    scrollTo({ top: 0 });
  };
  return (
    <div className={styles.page}>
      <main aria-label={stageTexts.page}>
        <div ref={page} className={styles.first}>
          <StageHeader
            control={control}
            onFullScreen={() => void toggleFullScreen(page.current)}
            presenter={
              <PresenterPanel
                link={link}
                storage={storage}
                onMoved={() => frames.forEach((frame) => frame.contentWindow?.location.reload())}
                onReset={() => void start('standard')}
              />
            }
          />
          <StoryBar player={player} />
          <Stage base={base} control={control} frames={frames} shown={shown} onShow={setShown} />
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
