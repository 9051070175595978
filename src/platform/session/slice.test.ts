import { describe, expect, it } from 'vitest';
import { PositionCode, UserType } from '#generated/model/codes';
import { type SessionAction, sessionActions, sessionReducer } from './slice';
import { noSteps } from './steps';
import { getVisitor, toSessionUser } from './user';

const dana = toSessionUser({ id: 1, type: UserType.owner, first_name: 'Dana' });
const nothing = {
  phase: 'starting',
  token: null,
  user: null,
  ended: 0,
  ...noSteps,
} as const;
const after = (...actions: SessionAction[]) =>
  actions.reduce(sessionReducer, sessionReducer(undefined, { type: 'anything' }));

describe('the session', () => {
  it('starts without a user, in the helper view, at no step of a sign-up', () => {
    expect(after()).toEqual(nothing);
  });

  it('is left alone by the actions of others', () => {
    const before = after(sessionActions.signedIn('t', dana, true));
    expect(sessionReducer(before, { type: 'branches/reset' })).toBe(before);
    expect(sessionReducer(before, sessionActions.unauthorized('t'))).toBe(before);
  });

  it('knows a token before it knows whose it is', () => {
    expect(after(sessionActions.tokenFound('t'))).toEqual({ ...nothing, token: 't' });
    expect(after(sessionActions.tokenFound('t'), sessionActions.unreachable())).toMatchObject({
      phase: 'unreachable',
      token: 't',
    });
    expect(after(sessionActions.noUserFound())).toEqual({ ...nothing, phase: 'signedOut' });
  });

  it('holds token and person together, and lets go of both', () => {
    const inside = after(sessionActions.tokenFound('t'), sessionActions.signedIn('t', dana, false));
    expect(inside).toEqual({ ...nothing, phase: 'signedIn', token: 't', user: dana });
    expect(sessionReducer(inside, sessionActions.signedOut())).toEqual({ ...nothing, phase: 'signedOut', ended: 1 });
  });

  it('takes news of the person', () => {
    const inside = after(sessionActions.signedIn('t', dana, false));
    const renamed = sessionReducer(inside, sessionActions.userUpdated({ ...dana, first_name: 'Diana' }));
    expect(renamed.user).toEqual({ ...dana, first_name: 'Diana' });
  });

  it('stays the same for those who read it when the person is the same', () => {
    const inside = after(sessionActions.signedIn('t', { ...dana, positions: [PositionCode.driver] }, false));
    const same = sessionReducer(inside, sessionActions.userUpdated({ ...dana, positions: [PositionCode.driver] }));
    expect(same.user).toBe(inside.user);
  });

  it('keeps the steps of a sign-up until a user is signed in', () => {
    const steps = { otpId: 'o', temporaryToken: 'tt', personalInfoSection: true, lastSendingEmail: 'a@b.example' };
    const midway = after(sessionActions.stepsChanged({ otpId: 'o' }), sessionActions.stepsChanged(steps));
    expect(midway).toEqual({ ...nothing, ...steps });
    expect(sessionReducer(midway, sessionActions.signedIn('t', dana, true))).toMatchObject(noSteps);
  });
});

describe('roles', () => {
  it.each([
    [1, false, false, 'company'],
    [2, false, false, 'company'],
    [3, false, false, 'company'],
    [4, false, true, 'helper'],
    [5, true, false, 'manager'],
  ])('type %i', (type, manager, helper, visitor) => {
    const user = toSessionUser({ type });
    expect([user.manager, user.helper, getVisitor(user)]).toEqual([manager, helper, visitor]);
  });

  it('no user is signed out', () => expect(getVisitor(null)).toBe('signedOut'));
});
