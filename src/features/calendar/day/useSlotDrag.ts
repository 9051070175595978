import { type PointerEvent, useState } from 'react';
import { type Hours, readTrackSlot, toTrackMinutes } from './trackMoves';

/** A window chosen on an empty part of a track: by a click or a tap, or by dragging with a mouse. */
export function useSlotDrag(hours: Hours, onSlot: (window: string) => void) {
  const [chosen, setChosen] = useState<{ from: number; to: number }>();
  const end = () => setChosen(undefined);
  return {
    slot: chosen && readTrackSlot(chosen.from, chosen.to),
    props: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget || event.button !== 0) return;
        if (isMouse(event)) event.currentTarget.setPointerCapture(event.pointerId);
        const at = getMinutes(event, hours);
        setChosen({ from: at, to: at });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (chosen && isMouse(event)) setChosen({ from: chosen.from, to: getMinutes(event, hours) });
      },
      onPointerUp: () => {
        if (chosen) onSlot(readTrackSlot(chosen.from, chosen.to).window);
        end();
      },
      // A finger that scrolls.
      onPointerCancel: end,
    },
  };
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

function getMinutes({ clientX, currentTarget }: PointerEvent<HTMLElement>, hours: Hours): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return toTrackMinutes((clientX - left) / Math.max(1, width), hours);
}
