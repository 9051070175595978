import { type CSSProperties, type Ref, useImperativeHandle, useRef, type RefObject, useEffect, useState } from 'react';
import { isRecord } from '#platform/lib/plainData';
import { profileName } from '../../hosts/bridge/demoOptions';
import { isPassedPush } from '../../hosts/bridge/outerPage';
import { PersonSelect } from './PersonSelect';
import { findPerson, newcomer, toProfile, type Side, type SideName } from './sides';
import { stageTexts } from './texts';
import styles from './Stage.module.css';

/** All that the product does in its own window; it cannot replace the page around it. */
const permissions =
  'allow-same-origin allow-scripts allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox';

type Props = {
  name: SideName;
  side: Side;
  base: string;
  /** Size in the frame's own pixels, and its factor; undefined fills the place. */
  fitted: { width: number; height: number; scale: number } | undefined;
  isShown: boolean;
  onPerson: (email: string) => void;
  /** A key was pressed inside the frame. */
  onKey: (event: KeyboardEvent) => void;
  frameRef: Ref<HTMLIFrameElement>;
};

/** One person's window: who it is, the product in a frame, and what someone else has just changed in it. */
export function SideFrame({ name, side, base, fitted, isShown, onPerson, onKey, frameRef }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle<HTMLIFrameElement | null, HTMLIFrameElement | null>(frameRef, () => frame.current);
  const person = findPerson(side.email)?.name ?? stageTexts.newcomer;
  const happening = useHappenings(frame, name, person);
  const title = stageTexts.sides[name];
  const query = new URLSearchParams({ path: side.path, ...(side.email !== newcomer && { as: side.email }) });
  return (
    <section
      className={styles.side}
      data-side={name}
      data-hidden={!isShown || undefined}
      aria-label={stageTexts.frame(title, person)}
      style={toStyle(fitted)}
    >
      <div className={styles.bar}>
        <span className={styles.sideName}>{title}</span>
        <PersonSelect side={title} email={side.email} onPerson={onPerson} />
      </div>
      <div className={styles.window} data-lit={happening ? true : undefined}>
        <iframe
          key={side.visit}
          ref={frame}
          name={profileName(toProfile(name))}
          title={stageTexts.frame(title, person)}
          src={`${base}/?${query}`}
          sandbox={permissions}
          allow="clipboard-write; geolocation; fullscreen"
          className={styles.frame}
          onLoad={({ currentTarget }) => currentTarget.contentWindow?.addEventListener('keydown', onKey)}
        />
      </div>
      <p className={styles.news} role="status">
        {happening && (
          <span key={happening.id} className={styles.line}>
            {happening.title}
          </span>
        )}
      </p>
    </section>
  );
}

function toStyle(fitted: Props['fitted']): CSSProperties | undefined {
  if (!fitted) return undefined;
  return Object.fromEntries(
    Object.entries({
      '--frame-width': `${fitted.width}px`,
      '--frame-height': `${fitted.height}px`,
      '--frame-scale': fitted.scale,
    }),
  );
}

/** Milliseconds that a line about the other side stays. */
const shownMs = 7_000;

/** The newest activity that someone else caused in this frame, for a few seconds. */
function useHappenings(frame: RefObject<HTMLIFrameElement | null>, name: SideName, person: string) {
  const [happening, setHappening] = useState<Happening>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isPassedPush(data)) return;
      const found = readHappening(data.text);
      const branchId = Number(localStorage.getItem(`profile:${toProfile(name)}:activeBranchId`));
      if (found && isShownTo({ person, branchId }, found)) setHappening(found);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, name, person]);
  useEffect(() => {
    if (!happening) return undefined;
    const timer = setTimeout(() => setHappening(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [happening]);
  return happening;
}

/** An activity that a person has just received. `branchId` is 0 for one of the person's own. */
type Happening = { id: string; title: string; actor: string | null; branchId: number };

/** Checks whether a side shows a line about it: what its person did, and what is on another branch, is not news there. */
export function isShownTo(
  side: { person: string; branchId: number },
  { actor, branchId }: Pick<Happening, 'actor' | 'branchId'>,
): boolean {
  return actor !== side.person && (branchId === 0 || branchId === side.branchId);
}

/** The activity in a frame of the Pusher protocol, or undefined when it carries none. */
export function readHappening(text: string): Happening | undefined {
  const frame = parse(text);
  if (!isRecord(frame) || frame['event'] !== 'notification-created') return undefined;
  const payload = parse(frame['data']);
  if (!isRecord(payload) || !isRecord(payload['notification'])) return undefined;
  const { id, title, actor } = payload['notification'];
  if (typeof id !== 'string' || typeof title !== 'string') return undefined;
  return {
    id,
    title,
    actor: isRecord(actor) && typeof actor['name'] === 'string' ? actor['name'] : null,
    branchId: Number(payload['branch_id'] ?? 0),
  };
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
