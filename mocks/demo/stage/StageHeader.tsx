import { productName } from '#platform/config/settings';
import { Wordmark } from '#platform/ui/layout/Wordmark';
import { NewVersion } from './NewVersion';
import styles from './StagePage.module.css';
import type { Player } from './stories/player';
import { stageTexts } from './texts';
import type { StageControl } from './useStage';

type Props = { control: StageControl; player: Player; onFullScreen: () => void };

/** The page in one sentence, and the ways to arrange the stage. */
export function StageHeader({ control, player, onFullScreen }: Props) {
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
