// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { company, helper, newcomer, passwords } from '../../../tests/kit/bodies';
import { as, consentQuery, people, textIn, tokenFor } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';
import type { World } from '../../provider/world';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const proofs = {
  helper: () => tokenFor(world, 'Register', newcomer, 'helper'),
  company: () => tokenFor(world, 'Register', newcomer, 'company'),
  reset: () => tokenFor(world, 'Reset', people.dana),
  social: async () => {
    const query = consentQuery(world, 'google', newcomer);
    return textIn(await as('anonymous', world, 'handleGoogleCallback', { query }), 'temporary_token');
  },
};

const lastSteps = {
  helper: (temporary_token: string) => as('anonymous', world, 'signUpHelper', { body: { ...helper, temporary_token } }),
  company: (temporary_token: string) => as('anonymous', world, 'register', { body: { ...company, temporary_token } }),
  reset: (temporary_token: string) =>
    as('anonymous', world, 'resetPassword', { body: { temporary_token, ...passwords } }),
};

describe('proof of an email by', () => {
  it.each<[keyof typeof proofs, keyof typeof lastSteps, number]>([
    ['helper', 'helper', 200],
    ['helper', 'company', 410],
    ['helper', 'reset', 410],
    ['company', 'helper', 410],
    ['company', 'company', 200],
    ['company', 'reset', 410],
    ['social', 'helper', 200],
    ['social', 'company', 200],
    ['social', 'reset', 410],
    ['reset', 'helper', 410],
    ['reset', 'company', 410],
    ['reset', 'reset', 200],
  ])('%s, at the last step of %s: %i', async (proof, step, status) => {
    expect((await lastSteps[step](await proofs[proof]())).status).toBe(status);
  });
});
