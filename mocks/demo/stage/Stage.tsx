import { useRef } from 'react';
import { Divider } from './Divider';
import { type Fit, fitStage } from './fit';
import { SideFrame } from './SideFrame';
import { type Side, type SideName, sideNames, type Sides } from './sides';
import styles from './Stage.module.css';
import { stageTexts } from './texts';
import { type Size, useSize } from './useSize';
import type { StageControl } from './useStage';

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
