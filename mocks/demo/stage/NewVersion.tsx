import { useSyncExternalStore } from 'react';
import { startNewVersion, useHasNewVersion } from '#platform/offline/versions';
import type { Player } from './stories/player';
import { stageTexts } from './texts';

/** Offers a new version of the demo, but never while a story is played. */
export function NewVersion({ player }: { player: Player }) {
  const hasNew = useHasNewVersion();
  const playing = useSyncExternalStore(player.subscribe, player.state);
  if (!hasNew || playing) return null;
  return (
    <button type="button" onClick={startNewVersion}>
      {stageTexts.newVersion}
    </button>
  );
}
