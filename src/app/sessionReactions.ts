import type { Reactions } from '../platform/realtime/reactions';
import { sessionActions } from '../platform/session/slice';

/** The signed-in person changed, or their session was ended from elsewhere. */
export const sessionReactions = {
  'user-updated': ({ user }, { dispatch }) => dispatch(sessionActions.userUpdated(user)),
  'session-revoked': (_payload, { dispatch }) => dispatch(sessionActions.revoked()),
} satisfies Reactions;
