import { activityReactions } from '../features/activity/realtime';
import { branchReactions } from '../features/branch/realtime';
import type { ServerEvent } from '../platform/realtime/events';
import type { ReactionContext, Reactions } from '../platform/realtime/reactions';
import { sessionReactions } from './sessionReactions';

const all: readonly Reactions[] = [sessionReactions, activityReactions, branchReactions];

/** Hands a proven event to every feature that knows what to do with it. */
export function react(event: ServerEvent, context: ReactionContext): void {
  for (const reactions of all) handOn(reactions, event, context);
}

function handOn(reactions: Reactions, event: ServerEvent, context: ReactionContext): void {
  switch (event.name) {
    case 'notification-created':
      return reactions[event.name]?.(event.payload, context);
    case 'user-updated':
      return reactions[event.name]?.(event.payload, context);
    case 'session-revoked':
      return reactions[event.name]?.(event.payload, context);
  }
}
