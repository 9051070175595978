import { useEffect, useRef, useState } from 'react';
import { Button } from '../inputs/Button';
import { texts } from '../texts';
import { SNACKBAR_TIMEOUT } from './toasts';
import styles from './UndoBar.module.css';
import type { Undoable, UndoableActions } from './useUndoable';

/**
 * Actions that can still be undone, at the bottom of the page. The timer pauses while the mouse or the focus is on it.
 */
export function UndoBar<Key extends string | number>({ actions }: { actions: UndoableActions<Key> }) {
  const [held, setHeld] = useState(false);
  if (actions.waiting.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering or focusing only holds the time; what acts is the button inside
    <section
      className={styles.bar}
      aria-label={texts.undoBar}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {actions.waiting.map((action) => (
        <UndoLine
          key={action.key}
          action={action}
          held={held}
          onUndo={() => {
            setHeld(false);
            actions.undo(action);
          }}
          onTime={() => actions.send(action)}
        />
      ))}
    </section>
  );
}

type UndoLineProps<Key> = { action: Undoable<Key>; held: boolean; onUndo: () => void; onTime: () => void };

function UndoLine<Key>({ action, held, onUndo, onTime }: UndoLineProps<Key>) {
  const latest = useRef(onTime);
  useEffect(() => {
    latest.current = onTime;
  });
  // After a pause the full time starts again, as with toasts.
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => latest.current(), SNACKBAR_TIMEOUT);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <p className={styles.line}>
      <span className={styles.message}>{action.message}</span>
      <Button variant="quiet" size="small" className={styles.undo} onClick={onUndo}>
        {texts.undo}
      </Button>
    </p>
  );
}
