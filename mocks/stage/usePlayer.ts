import { useEffect, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { applyPresenting, parsePresenting, presentingKey } from '../bridge/presenting';
import type { WorldLink } from '../bridge/worldLink';
import type { SideName } from './sides';
import type { Frames } from './Stage';
import { Player } from './stories/player';
import type { StageControl } from './useStage';

type Options = {
  link: Promise<WorldLink>;
  storage: KeyValueStorage;
  control: StageControl;
  onSide: (side: SideName) => void;
};

/** The frames by place, the player of stories that uses them, and the way to load them again where they are. */
export function usePlayer({ link, storage, control, onSide }: Options) {
  const [created] = useState(() => {
    const frames: Frames = new Map();
    const reload = () => frames.forEach((frame) => frame.contentWindow?.location.reload());
    const player = new Player({
      link,
      getFrame: (name) => frames.get(name),
      show: control.show,
      onEnd: () => void applyPresenting(link, parsePresenting(storage.getItem(presentingKey))),
      onMoved: reload,
      onSide,
      turns: storage,
    });
    return { frames, reload, player };
  });
  const { player } = created;
  useEffect(() => () => player.close(), [player]);
  return created;
}
