import { replaceEqualDeep } from '@tanstack/react-query';
import type { Action } from 'redux';
import type { Language } from '../language/current';
import { actionCreator } from '../sagas/actionCreator';
import { noSteps, type Steps } from './steps';
import { isSamePerson, type KnownUser, type SessionUser, toSessionUser } from './user';

/**
 * State of the session. `starting`: a token is known and its user is being fetched; `unreachable`: that
 * fetch got no answer.
 */
type SessionPhase = 'starting' | 'unreachable' | 'signedOut' | 'signedIn';

export type SessionState = Steps & {
  phase: SessionPhase;
  token: string | null;
  user: SessionUser | null;
  /** Counts the sessions that ended here. Nothing on screen may stay from one to the next. */
  ended: number;
};

export const sessionActions = {
  started: actionCreator('session/started'),
  tokenFound: actionCreator('session/tokenFound', (token: string) => ({ token })),
  /** An address brought a token; `userType` if it had one, as /oauth-login does. */
  linkOpened: actionCreator('session/linkOpened', (token: string, userType: number | null) => ({ token, userType })),
  unreachable: actionCreator('session/unreachable'),
  noUserFound: actionCreator('session/noUserFound'),
  /** The person is signed in; `welcome` is true after a login form or provider, false when a session is resumed. */
  signedIn: actionCreator('session/signedIn', (token: string, user: KnownUser, welcome: boolean) => ({
    token,
    user: toSessionUser(user),
    welcome,
  })),
  userUpdated: actionCreator('session/userUpdated', (user: KnownUser) => ({ user: toSessionUser(user) })),
  /** The provider refused a token (HTTP 401). */
  unauthorized: actionCreator('session/unauthorized', (usedToken: string | null) => ({ usedToken })),
  /** Some of this person's sessions were ended elsewhere; the app checks whether this one was. */
  revoked: actionCreator('session/revoked'),
  signOutRequested: actionCreator('session/signOutRequested'),
  accountDeleted: actionCreator('session/accountDeleted'),
  signedOut: actionCreator('session/signedOut'),
  /** A manager went to the helper side or back (session flag isManagerChangeDashboard). */
  helperViewChosen: actionCreator('session/helperViewChosen', (on: boolean) => ({ on })),
  languageChosen: actionCreator('session/languageChosen', (locale: Language) => ({ locale })),
  stepsChanged: actionCreator('session/stepsChanged', (steps: Partial<Steps>) => ({ steps })),
};

export type SessionAction = ReturnType<(typeof sessionActions)[keyof typeof sessionActions]>;
export type ActionOf<Type extends SessionAction['type']> = Extract<SessionAction, { type: Type }>;

const initial: SessionState = { phase: 'starting', token: null, user: null, ended: 0, ...noSteps };

export function sessionReducer(state: SessionState = initial, action: Action): SessionState {
  return isSessionAction(action) ? reduce(state, action) : state;
}

function reduce(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'session/tokenFound':
      return { ...state, phase: 'starting', token: action.token };
    case 'session/unreachable':
      return { ...state, phase: 'unreachable' };
    case 'session/noUserFound':
    case 'session/signedOut':
      return { ...state, phase: 'signedOut', token: null, user: null, ended: state.ended + (state.user ? 1 : 0) };
    case 'session/signedIn':
      return {
        ...state,
        ...noSteps,
        phase: 'signedIn',
        token: action.token,
        user: action.user,
        ended: state.ended + (state.user && !isSamePerson(state.user, action.user) ? 1 : 0),
      };
    case 'session/userUpdated':
      return { ...state, user: replaceEqualDeep(state.user, withEmail(action.user, state.user)) };
    case 'session/stepsChanged':
      return { ...state, ...action.steps };
    default:
      return state;
  }
}

/** Not every provider repeats the email that was typed at sign-in. */
function withEmail(user: SessionUser, before: SessionUser | null): SessionUser {
  const email = user.email ?? before?.email;
  return email === undefined ? user : { ...user, email };
}

function isSessionAction(action: Action): action is SessionAction {
  return action.type.startsWith('session/');
}
