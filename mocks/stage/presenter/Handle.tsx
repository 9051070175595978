import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import styles from './PresenterPanel.module.css';
import { presenterTexts as texts } from './texts';
import type { Place } from './usePanel';

type Props = {
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
export function Handle({ ref, isOpen, place, onMove, onPress }: Props) {
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
