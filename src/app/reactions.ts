import { activityReactions } from '../features/activity/realtime';
import { billingReactions } from '../features/billing/realtime';
import { branchReactions } from '../features/branch/realtime';
import { jobReactions } from '../features/jobs/realtime';
import { teamReactions } from '../features/team/realtime';
import type { ServerEvent, ServerEventName } from '../platform/realtime/events';
import type { ReactionContext, Reactions } from '../platform/realtime/reactions';
import { sessionReactions } from './sessionReactions';

const all: readonly Reactions[] = [
  sessionReactions,
  activityReactions,
  branchReactions,
  jobReactions,
  teamReactions,
  billingReactions,
];

/** Passes a validated event to every feature that reacts to it. */
export function react(event: ServerEvent, context: ReactionContext): void {
  for (const reactions of all) dispatchEvent(reactions, event, context);
}

function dispatchEvent<Name extends ServerEventName>(
  reactions: Reactions,
  { name, payload }: ServerEvent<Name>,
  context: ReactionContext,
): void {
  const reaction: Reactions[Name] = reactions[name];
  reaction?.(payload, context);
}
