import type { Action } from 'redux';
import type { Language } from '../language/languages';
import { noSteps, type Steps } from './steps';
import { type KnownUser, type SessionUser, withRoleFlags } from './user';

/**
 * Where the session stands. `starting`: a token is known and its user is being fetched; `unreachable`: that
 * fetch got no answer; the other two speak for themselves.
 */
export type SessionPhase = 'starting' | 'unreachable' | 'signedOut' | 'signedIn';

export type SessionState = Steps & {
  phase: SessionPhase;
  token: string | null;
  user: SessionUser | null;
  /** A manager looks at the helper side (session flag isManagerChangeDashboard). */
  helperView: boolean;
};

export const sessionActions = {
  started: () => ({ type: 'session/started' }) as const,
  tokenFound: (token: string) => ({ type: 'session/tokenFound', token }) as const,
  unreachable: () => ({ type: 'session/unreachable' }) as const,
  nobodyFound: () => ({ type: 'session/nobodyFound' }) as const,
  /** The person is signed in; `welcome` is true after a login form or provider, false when a session is resumed. */
  signedIn: (token: string, user: KnownUser, welcome: boolean) =>
    ({ type: 'session/signedIn', token, user: withRoleFlags(user), welcome }) as const,
  userUpdated: (user: KnownUser) => ({ type: 'session/userUpdated', user: withRoleFlags(user) }) as const,
  /** The provider refused a token (HTTP 401). */
  unauthorized: (usedToken: string | null) => ({ type: 'session/unauthorized', usedToken }) as const,
  /** Some sessions of this person were ended from elsewhere; whether this one was is asked. */
  revoked: () => ({ type: 'session/revoked' }) as const,
  signOutRequested: () => ({ type: 'session/signOutRequested' }) as const,
  /** The person's account is no more. */
  accountDeleted: () => ({ type: 'session/accountDeleted' }) as const,
  signedOut: () => ({ type: 'session/signedOut' }) as const,
  helperViewChosen: (on: boolean) => ({ type: 'session/helperViewChosen', on }) as const,
  /** Like helperViewChosen, but the page follows by itself (the path already says so). */
  helperViewKept: (on: boolean) => ({ type: 'session/helperViewKept', on }) as const,
  languageChosen: (locale: Language) => ({ type: 'session/languageChosen', locale }) as const,
  stepsChanged: (steps: Partial<Steps>) => ({ type: 'session/stepsChanged', steps }) as const,
};

export type SessionAction = ReturnType<(typeof sessionActions)[keyof typeof sessionActions]>;
export type ActionOf<Type extends SessionAction['type']> = Extract<SessionAction, { type: Type }>;

const initial: SessionState = { phase: 'starting', token: null, user: null, helperView: true, ...noSteps };

export function sessionReducer(state: SessionState = initial, action: Action): SessionState {
  return isSessionAction(action) ? reduce(state, action) : state;
}

function reduce(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'session/tokenFound':
      return { ...state, phase: 'starting', token: action.token };
    case 'session/unreachable':
      return { ...state, phase: 'unreachable' };
    case 'session/nobodyFound':
    case 'session/signedOut':
      return { ...state, phase: 'signedOut', token: null, user: null };
    case 'session/signedIn':
      return { ...state, ...noSteps, phase: 'signedIn', token: action.token, user: action.user };
    case 'session/userUpdated':
      return { ...state, user: action.user };
    case 'session/helperViewChosen':
    case 'session/helperViewKept':
      return { ...state, helperView: action.on };
    case 'session/stepsChanged':
      return { ...state, ...action.steps };
    default:
      return state;
  }
}

function isSessionAction(action: Action): action is SessionAction {
  return action.type.startsWith('session/');
}
