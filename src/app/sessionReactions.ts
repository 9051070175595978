import type { Reactions } from '../platform/realtime/reactions';
import { sessionActions } from '../platform/session/slice';

/** The signed-in person changed, or the session was ended elsewhere. */
export const sessionReactions: Reactions = {
  'user-updated': ({ user }, { dispatch }) => dispatch(sessionActions.userUpdated(user)),
  'session-revoked': (_payload, { dispatch }) => dispatch(sessionActions.revoked()),
};
