import { type CSSProperties, type Ref, useImperativeHandle, useRef } from 'react';
import { profileName } from '../../hosts/bridge/profile';
import { PersonSelect } from './PersonSelect';
import { findPerson, newcomer, toProfile, type Side, type SideName } from './sides';
import styles from './Stage.module.css';
import { stageTexts } from './texts';
import { useHappenings } from './happenings/useHappenings';

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
  const happening = useHappenings(frame, person);
  const title = stageTexts.sides[name];
  const query = new URLSearchParams({ path: side.path, ...(side.email !== newcomer && { as: side.email }) });
  return (
    <section
      className={styles.side}
      data-side={name}
      data-hidden={!isShown || undefined}
      aria-label={stageTexts.frame(title, person)}
    >
      <div className={styles.bar}>
        <span className={styles.sideName}>{title}</span>
        <PersonSelect side={title} email={side.email} onPerson={onPerson} />
      </div>
      <div className={styles.window} style={toStyle(fitted)} data-lit={happening ? true : undefined}>
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
