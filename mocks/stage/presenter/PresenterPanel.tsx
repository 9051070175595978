import { useEffect, useId, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import type { WorldLink } from '../../bridge/worldLink';
import styles from './PresenterPanel.module.css';
import { applyPresenting, type ChoiceName, choices, parsePresenting, presentingKey } from './presenting';
import { presenterTexts as texts } from './texts';

type Props = {
  link: Promise<WorldLink>;
  storage: KeyValueStorage;
  /** Loads the frames again, on the pages they are on. */
  onMoved: () => void;
  onReset: () => void;
};

/** Milliseconds. */
const minute = 60_000;
const hour = 60 * minute;
/** WebSocket close code that asks clients to connect again right away. */
const reconnect = 4200;
const choiceNames: readonly ChoiceName[] = ['pulse', 'mood', 'network'];

/** Moves the clock of the demo, and changes how people and network behave. Closed it is one button. */
export function PresenterPanel({ link, storage, onMoved, onReset }: Props) {
  const [presenting, setPresenting] = useState(() => parsePresenting(storage.getItem(presentingKey)));
  const choose = (name: ChoiceName, value: string) => {
    const next = parsePresenting(JSON.stringify({ ...presenting, [name]: value }));
    storage.setItem(presentingKey, JSON.stringify(next));
    setPresenting(next);
  };
  // The world forgets the choices with its last tab.
  useEffect(() => void applyPresenting(link, presenting), [link, presenting]);
  return (
    <details className={styles.panel}>
      <summary>{texts.title}</summary>
      <div className={styles.content}>
        <ClockTools link={link} onMoved={onMoved} />
        {choiceNames.map((name) => (
          <Choice key={name} name={name} value={presenting[name]} onChoose={(value) => choose(name, value)} />
        ))}
        <div className={styles.ways}>
          <button
            type="button"
            onClick={() => void link.then((world) => world.control('dropSockets', { code: reconnect }))}
          >
            {texts.cut}
          </button>
          <button type="button" title={texts.resetHint} onClick={onReset}>
            {texts.reset}
          </button>
        </div>
      </div>
    </details>
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

function ClockTools({ link, onMoved }: Pick<Props, 'link' | 'onMoved'>) {
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
