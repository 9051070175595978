import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { shares } from './fit';
import styles from './Stage.module.css';
import { stageTexts } from './texts';

type Props = {
  share: number;
  /** Direction the desktop grows in: 1 to the right, -1 when the sides are swapped. */
  direction: 1 | -1;
  onShare: (share: number) => void;
};

const step = 2;

/** Divides the stage between both sides: dragged, or moved by keyboard. */
export function Divider({ share, direction, onShare }: Props) {
  const [isDragging, setDragging] = useState(false);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!isDragging || !stage) return;
    const part = (100 * (event.clientX - stage.left)) / stage.width;
    onShare(direction === 1 ? part : 100 - part);
  };
  const press = (event: KeyboardEvent) => {
    const next = moveBy(event.key, share, direction);
    if (next === undefined) return;
    event.preventDefault();
    onShare(Math.min(shares.largest, Math.max(shares.least, next)));
  };
  return (
    // A separator that can be focused is a control, not a line (WAI-ARIA).
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={stageTexts.divider}
      aria-valuenow={share}
      aria-valuemin={shares.least}
      aria-valuemax={shares.largest}
      className={styles.divider}
      data-dragging={isDragging || undefined}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={drag}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    />
  );
}

function moveBy(key: string, share: number, direction: number): number | undefined {
  if (key === 'ArrowRight') return share + step * direction;
  if (key === 'ArrowLeft') return share - step * direction;
  if (key === 'Home') return shares.least;
  return key === 'End' ? shares.largest : undefined;
}
