import {
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
  useState,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { SideFrame } from './SideFrame';
import { type Side, type SideName, sideNames, type Sides } from './sides';
import { stageTexts } from './texts';
import type { StageControl } from './useStage';
import styles from './Stage.module.css';

/** Frames of the stage by place, as they are in the page. */
export type Frames = Map<SideName, HTMLIFrameElement>;

type Props = {
  /** False while the world of the frames is not known. */
  isReady: boolean;
  base: string;
  control: StageControl;
  frames: Frames;
  /** The side that is shown where there is space for one. */
  shown: SideName;
  onShow: (side: SideName) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** Narrower stages show one side at a time, in pixels. */
const oneSideBelow = 760;
/** Height of the bar above a frame, in pixels. */
const barHeight = 36;

/** Both sides of the market, next to each other; on a phone one at a time. */
export function Stage({ isReady, base, control, frames, shown, onShow, onKey }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const { sides, share, swapped } = control;
  const open = listOpenSides(sides);
  const fit = size && fitSides(size, open.length - 1, share);
  const isSingle = size !== undefined && !fit;
  const current = sides[shown] ? shown : 'desktop';
  return (
    <>
      {isSingle && <SideSwitch names={open.map(({ name }) => name)} current={current} onShow={onShow} />}
      <div ref={place} className={styles.stage} data-single={isSingle || undefined} data-swapped={swapped || undefined}>
        {isReady &&
          size &&
          open.map(({ name, side }) => (
            <SideFrame
              key={name}
              name={name}
              side={side}
              base={base}
              fitted={name === 'desktop' ? fit?.desktop : fit?.phone}
              isShown={!isSingle || name === current}
              onPerson={(email) => control.show(name, email)}
              onKey={onKey}
              frameRef={(frame) => {
                if (frame) frames.set(name, frame);
                else frames.delete(name);
              }}
            />
          ))}
        {fit && <Divider share={fit.share} direction={swapped ? -1 : 1} onShare={control.setShare} />}
      </div>
    </>
  );
}

/** Sizes of the frames; undefined in a window that shows one side at a time. */
function fitSides({ width, height }: Size, phones: number, share: number | null): Fit | undefined {
  return width < oneSideBelow ? undefined : fitStage({ width, height: height - barHeight, phones, share });
}

type SwitchProps = { names: readonly SideName[]; current: SideName; onShow: (name: SideName) => void };

function SideSwitch({ names, current, onShow }: SwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={stageTexts.switch}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onShow(name)}>
          {stageTexts.sides[name]}
        </button>
      ))}
    </div>
  );
}

function listOpenSides(sides: Sides): { name: SideName; side: Side }[] {
  return sideNames.flatMap((name) => {
    const side = sides[name];
    return side ? [{ name, side }] : [];
  });
}

type DividerProps = {
  share: number;
  /** Direction the desktop grows in: 1 to the right, -1 when the sides are swapped. */
  direction: 1 | -1;
  onShare: (share: number) => void;
};

const step = 2;

/** Divides the stage between both sides: dragged, or moved by keyboard. */
function Divider({ share, direction, onShare }: DividerProps) {
  const [isDragging, setDragging] = useState(false);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!isDragging || !stage) return;
    const part = (100 * (event.clientX - stage.left)) / stage.width;
    onShare(direction === 1 ? part : 100 - part);
  };
  const press = (event: ReactKeyboardEvent) => {
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

type Size = { width: number; height: number };

/** Size of an element, in pixels; undefined until it is measured. */
function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** A frame in its own pixels and the factor that it is shown at. */
type Fitted = { width: number; height: number; scale: number };

/** Sizes of the frames, in pixels. `share` is the desktop's part of the width, in percent. */
type Fit = { desktop: Fitted; phone: Fitted; share: number };

/** The narrowest window with a desktop layout and space for the office's tables. */
const desktopWidth = 1280;
const phone = { width: 390, shortest: 667, tallest: 844 };
/** Border of the phone around its screen, on each side. */
export const bezel = 8;
export const dividerWidth = 20;
/** Least and largest part of the desktop, in percent; `readable` is the least that is not chosen by hand. */
const shares = { least: 30, readable: 55, largest: 88 } as const;

type StageSize = { width: number; height: number; phones: number; share: number | null };

/**
 * Fits a desktop and phones side by side. Without a chosen share the phones get the width they need at full height, as
 * long as the desktop stays readable. Both are scaled down, never up.
 */
export function fitStage({ width, height, phones, share }: StageSize): Fit {
  const free = Math.max(1, width - dividerWidth * phones);
  const tall = clamp(height - 2 * bezel, phone.shortest, phone.tallest);
  const byHeight = Math.min(1, height / (tall + 2 * bezel));
  const outer = phone.width + 2 * bezel;
  const wanted = Math.max(shares.readable, 100 * (1 - (phones * outer * byHeight) / free));
  const part = clamp(share ?? wanted, shares.least, shares.largest);
  const left = (free * part) / 100;
  const phoneScale = Math.min(byHeight, (free - left) / (phones * outer));
  const desktopScale = Math.min(1, left / desktopWidth);
  return {
    desktop: {
      width: Math.round(left / desktopScale),
      height: Math.round(height / desktopScale),
      scale: desktopScale,
    },
    phone: {
      width: phone.width,
      height: Math.round(clamp(height / phoneScale - 2 * bezel, phone.shortest, phone.tallest)),
      scale: phoneScale,
    },
    share: Math.round(part),
  };
}

function clamp(value: number, least: number, largest: number): number {
  return Math.min(largest, Math.max(least, value));
}
