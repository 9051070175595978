import { useEffect, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { renderNow } from '#platform/ui/focus/renderNow';
import { applyPresenting, parsePresenting, presentingKey, type Presenting } from '../../hosts/bridge/presenting';
import type { WorldLink } from '../../hosts/bridge/worldLink';
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
    const reload = async () => {
      await Promise.all([...frames.values()].map(reloadFrame));
    };
    const player = new Player({
      link,
      getFrame: (name) => frames.get(name),
      // Now: a step must not find what it looks for on the page that goes.
      show: (...side) => renderNow(() => control.show(...side)),
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

/** Resolves when the page is there again. */
function reloadFrame(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((settle) => {
    frame.addEventListener('load', () => settle(), { once: true });
    frame.contentWindow?.location.reload();
  });
}

/** The presenter's choices, kept and applied, and the way to change them. */
export function usePresenting(
  link: Promise<WorldLink>,
  storage: KeyValueStorage,
): [Presenting, (next: Presenting) => void] {
  const [presenting, set] = useState(() => parsePresenting(storage.getItem(presentingKey)));
  // The world forgets the choices with its last tab.
  useEffect(() => {
    storage.setItem(presentingKey, JSON.stringify(presenting));
    void applyPresenting(link, presenting);
  }, [link, storage, presenting]);
  return [presenting, set];
}
