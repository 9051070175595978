import { useId, useState } from 'react';
import { copyText } from '#platform/lib/device/copyText';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { type ChoiceName, choices, type Presenting, presets } from '../../bridge/presenting';
import type { WorldLink } from '../../bridge/worldLink';
import styles from './PresenterPanel.module.css';
import { presenterTexts as texts } from './texts';
import { WorldFile } from './WorldFile';

export type PresentProps = {
  link: Promise<WorldLink>;
  presenting: Presenting;
  onPresent: (presenting: Presenting) => void;
  /** Address that restores the stage as it is. */
  getAddress: () => Promise<string>;
  /** Loads the frames again, on the pages they are on. */
  onMoved: () => void;
  onReset: () => void;
  /** Another world was opened from a file. */
  onOpened: () => void;
};

/** Milliseconds. */
const minute = 60_000;
const hour = 60 * minute;
/** WebSocket close code that asks clients to connect again right away. */
const reconnect = 4200;
const choiceNames: readonly ChoiceName[] = ['simulation', 'mood', 'network', 'provider'];

/** Moves the clock of the demo, and changes how people, network and provider behave. */
export function PresentTab(props: PresentProps) {
  const { link, presenting, onPresent, onReset, onMoved, onOpened, getAddress } = props;
  return (
    <>
      <ClockTools link={link} onMoved={onMoved} />
      <div role="group" aria-label={texts.presets} className={styles.ways}>
        {presets.map(({ name, values }) => (
          <button
            key={name}
            type="button"
            aria-pressed={choiceNames.every((each) => values[each] === presenting[each])}
            title={texts.presetHints[name]}
            onClick={() => onPresent(values)}
          >
            {texts.presetNames[name]}
          </button>
        ))}
      </div>
      {choiceNames.map((name) => (
        <Choice
          key={name}
          name={name}
          value={presenting[name]}
          onChoose={(value) => onPresent({ ...presenting, [name]: value })}
        />
      ))}
      <FaultTools link={link} />
      <WorldFile link={link} onOpened={onOpened} />
      <div className={styles.ways}>
        <CopyAddress getAddress={getAddress} />
        <button type="button" title={texts.resetHint} onClick={onReset}>
          {texts.reset}
        </button>
      </div>
    </>
  );
}

type ChoiceProps = { name: ChoiceName; value: string; onChoose: (value: string) => void };

function Choice({ name, value, onChoose }: ChoiceProps) {
  const id = useId();
  const words: Record<string, string> = texts.values[name];
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{texts.names[name]}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices[name].map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </div>
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

function FaultTools({ link }: Pick<PresentProps, 'link'>) {
  const failNext = async () => (await link).control('failNext', { status: 500 });
  const cut = async () => (await link).control('dropSockets', { code: reconnect });
  return (
    <div className={styles.ways}>
      <button type="button" onClick={() => void failNext()}>
        {texts.failNext}
      </button>
      <button type="button" onClick={() => void cut()}>
        {texts.cut}
      </button>
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
