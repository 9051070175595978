import {
  type CSSProperties,
  lazy,
  Suspense,
  useEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useState,
} from 'react';
import { copyText } from '#platform/lib/device/copyText';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import type { WorldLink } from '../../../hosts/bridge/worldLink';
import { PersonSelect } from '../PersonSelect';
import { sideNames } from '../sides';
import type { Player } from '../stories/player';
import { stories } from '../stories/stories';
import { stageTexts } from '../texts';
import type { StageControl } from '../useStage';
import { Choice, Choices, Presets, type PresentingProps } from './Choices';
import type { DevelopersProps } from './DevelopersTab';
import { presenterTexts as texts } from './texts';
import { type Panel, tabs, type Place } from './usePanel';
import styles from './PresenterPanel.module.css';

const DevelopersTab = lazy(async () => ({ default: (await import('./DevelopersTab')).DevelopersTab }));

type Props = PresentProps & DevelopersProps & { panel: Panel };

/** Tools of the presenter and of developers: a dot until it is opened. */
export function PresenterPanel({ panel, ...present }: Props) {
  const { place, isOpen, tab, toggle } = panel;
  const frame = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const closeOnEscape = ({ key }: { key: string }) => {
      if (key !== 'Escape') return;
      handle.current?.focus();
      toggle();
    };
    const node = isOpen ? frame.current : null;
    node?.addEventListener('keydown', closeOnEscape);
    return () => node?.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, toggle]);
  return (
    <aside ref={frame} className={styles.panel} style={toStyle(place)} aria-label={texts.title}>
      {isOpen && (
        <div className={styles.content} data-tab={tab}>
          <div className={styles.tabs} role="group" aria-label={texts.tabs}>
            {tabs.map((each) => (
              <button key={each} type="button" aria-pressed={each === tab} onClick={() => panel.show(each)}>
                {texts.tabNames[each]}
              </button>
            ))}
          </div>
          {tab === 'present' ? (
            <PresentTab {...present} />
          ) : (
            <Suspense fallback={null}>
              <DevelopersTab {...present} />
            </Suspense>
          )}
        </div>
      )}
      <Handle ref={handle} isOpen={isOpen} place={place} onMove={panel.moveTo} onPress={toggle} />
    </aside>
  );
}

function toStyle({ right, bottom }: Panel['place']): CSSProperties {
  return Object.fromEntries(Object.entries({ '--right': `${right}px`, '--bottom': `${bottom}px` }));
}

type HandleProps = {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  place: Place;
  onMove: (place: Place) => void;
  onPress: () => void;
};

/** Pixels per arrow key, and those that a press may move without being a drag. */
const step = 16;
const still = 4;
const directions: Record<string, Place> = {
  ArrowLeft: { right: step, bottom: 0 },
  ArrowRight: { right: -step, bottom: 0 },
  ArrowUp: { right: 0, bottom: step },
  ArrowDown: { right: 0, bottom: -step },
};

/** Opens and closes the panel, and moves it: dragged, or with the arrow keys. */
function Handle({ ref, isOpen, place, onMove, onPress }: HandleProps) {
  const start = useRef<{ x: number; y: number; place: Place }>(undefined);
  const wasDragged = useRef(false);
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return;
    const { x, y, place: from } = start.current;
    if (Math.hypot(clientX - x, clientY - y) > still) wasDragged.current = true;
    if (wasDragged.current) onMove({ right: from.right + x - clientX, bottom: from.bottom + y - clientY });
  };
  const end = () => {
    start.current = undefined;
  };
  const pressKey = (event: KeyboardEvent) => {
    const by = directions[event.key];
    if (!by) return;
    event.preventDefault();
    onMove({ right: place.right + by.right, bottom: place.bottom + by.bottom });
  };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.dot}
      aria-label={texts.title}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+P"
      title={texts.hint}
      onKeyDown={pressKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, place };
        wasDragged.current = false;
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => wasDragged.current || onPress()}
    />
  );
}

type PresentProps = PresentingProps & {
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
function PresentTab({ link, control, player, onReset, onMoved, getAddress, ...presenting }: PresentProps) {
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
