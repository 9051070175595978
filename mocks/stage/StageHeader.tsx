import type { ReactNode } from 'react';
import { productName } from '#platform/config/settings';
import { Wordmark } from '#platform/ui/layout/Wordmark';
import styles from './StagePage.module.css';
import { stageTexts } from './texts';
import type { StageControl } from './useStage';

type Props = { control: StageControl; onFullScreen: () => void; presenter: ReactNode };

/** The page in one sentence, and the ways to arrange the stage. */
export function StageHeader({ control, onFullScreen, presenter }: Props) {
  const { second } = control.sides;
  return (
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
        <button type="button" className={styles.wide} onClick={onFullScreen}>
          {stageTexts.fullScreen}
        </button>
        {presenter}
        <a href="#people">{stageTexts.more}</a>
      </div>
    </header>
  );
}
