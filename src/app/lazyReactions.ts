import { logNotLoaded } from '../platform/lib/log';
import type { ServerEvent } from '../platform/realtime/events';
import type * as reactions from './reactions';

type Code = Pick<typeof reactions, 'react'>;

/**
 * Gives events to the features. Their reactions are loaded with the first event, because most pages get none while they
 * load. Events wait for the code in their order. If it cannot be loaded, everything on screen is read again.
 */
export function createLazyReactions(load: () => Promise<Code>, services: reactions.ReactionServices) {
  let loading: Promise<void> | undefined;
  let code: Code | undefined;
  const loadOnce = async () => {
    try {
      code = await load();
    } catch (error) {
      loading = undefined;
      logNotLoaded(error);
      services.resync.request();
    }
  };
  return (event: ServerEvent, activeBranchId: number): void => {
    const react = () => code?.react(event, services, activeBranchId);
    if (code) react();
    else void (loading ??= loadOnce()).then(react);
  };
}
