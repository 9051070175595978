import { useState } from 'react';
import { copyText } from '#platform/lib/device/copyText';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import type { WorldLink } from '../../bridge/worldLink';
import { PersonSelect } from '../PersonSelect';
import { sideNames } from '../sides';
import type { Player } from '../stories/player';
import { stories } from '../stories/stories';
import { stageTexts } from '../texts';
import type { StageControl } from '../useStage';
import { Choice, Choices, Presets, type PresentingProps } from './Choices';
import styles from './PresenterPanel.module.css';
import { presenterTexts as texts } from './texts';

export type PresentProps = PresentingProps & {
  link: Promise<WorldLink>;
  control: StageControl;
  player: Player;
  /** Address that restores the stage as it is. */
  getAddress: () => Promise<string>;
  /** Loads the frames again, on the pages they are on. */
  onMoved: () => void;
  onReset: () => void;
};

/** Milliseconds. */
const minute = 60_000;
const hour = 60 * minute;

/** The controls of a presentation: a story, the people, the clock of the demo, and how people behave. */
export function PresentTab({ link, control, player, onReset, onMoved, getAddress, ...presenting }: PresentProps) {
  return (
    <>
      <Choice
        label={texts.story}
        value=""
        options={[['', texts.chooseStory], ...stories.map(({ name, title }) => [name, title] as const)]}
        onChoose={(chosen) => {
          const story = stories.find(({ name }) => name === chosen);
          if (story) player.open(story);
        }}
      />
      {sideNames.map((name) => {
        const side = control.sides[name];
        return (
          side && (
            <div key={name} className={styles.choice}>
              <span>{stageTexts.sides[name]}</span>
              <PersonSelect
                side={stageTexts.sides[name]}
                email={side.email}
                onPerson={(email) => control.show(name, email)}
              />
            </div>
          )
        );
      })}
      <ClockTools link={link} onMoved={onMoved} />
      <Presets names={['usual', 'rehearse']} {...presenting} />
      <Choices names={['simulation', 'mood']} {...presenting} />
      <div className={styles.ways}>
        <CopyAddress getAddress={getAddress} />
        <button type="button" title={texts.resetHint} onClick={onReset}>
          {texts.reset}
        </button>
      </div>
    </>
  );
}

function ClockTools({ link, onMoved }: Pick<PresentProps, 'link' | 'onMoved'>) {
  const [message, setMessage] = useState('');
  const move = async (by: number | 'nextJob') => {
    const world = await link;
    const { now } = await world.control('moveClock', { by });
    setMessage(now === null ? texts.noJob : texts.now(formatInstant(now, 'America/Phoenix')));
    if (now !== null) onMoved();
  };
  return (
    <div role="group" aria-label={texts.clock} className={styles.clock}>
      <div className={styles.ways}>
        <button type="button" onClick={() => void move(15 * minute)}>
          {texts.quarter}
        </button>
        <button type="button" onClick={() => void move(hour)}>
          {texts.hour}
        </button>
        <button type="button" onClick={() => void move('nextJob')}>
          {texts.nextJob}
        </button>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

function CopyAddress({ getAddress }: Pick<PresentProps, 'getAddress'>) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(await getAddress()));
  return (
    <button type="button" title={texts.linkHint} onClick={() => void copy()}>
      {isCopied ? texts.copied : texts.link}
    </button>
  );
}
