import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ControlName } from './messages';
import { takeDeepLink } from './deepLink';
import { readProfile } from './profile';
import { signInByLink, takeDemoOptions } from './demoOptions';
import type { WorldLink } from './worldLink';

const at = (path: string) => history.replaceState(null, '', path);
const address = () => location.pathname + location.search + location.hash;

afterEach(() => {
  at('/');
  window.name = '';
});

describe('the profile of a tab', () => {
  it('is unique, and survives reloads', () => {
    const profile = readProfile();
    expect(profile).toMatch(/^[\w-]{4,}$/);
    expect(readProfile()).toBe(profile);
    window.name = '';
    expect(readProfile()).not.toBe(profile);
  });

  it('can be set in the address, and is kept', () => {
    at('/?profile=left');
    expect(readProfile()).toBe('left');
    at('/');
    expect(readProfile()).toBe('left');
  });

  it.each(['', ' ', 'a b', 'a:b', 'x'.repeat(33), '<script>'])('is not chosen by %j', (wanted) => {
    at(`/?profile=${encodeURIComponent(wanted)}`);
    expect(readProfile()).toMatch(/^[a-z\d]{4,}$/);
  });

  it('is not the name another page gave the window', () => {
    window.name = 'somebody else';
    expect(readProfile()).not.toContain('somebody');
  });
});

describe('a deep link that came by the query', () => {
  it.each([
    ['/?path=/company/team', '', '/company/team'],
    ['/crew/?path=/company/team&page=2#x', '/crew', '/crew/company/team?page=2#x'],
    ['/?path=%2Fcompany%2Fteam%3Fpage%3D2', '', '/company/team?page=2'],
    ['/?path=//evil.example', '', '/?path=//evil.example'],
    ['/?path=https://evil.example', '', '/?path=https://evil.example'],
    ['/?page=2', '', '/?page=2'],
  ])('%s below "%s" becomes %s', (before, base, after) => {
    at(before);
    takeDeepLink(base);
    expect(address()).toBe(after);
  });
});

describe('the options', () => {
  /** A world that notes what it is asked; it is in the scenario `standard`. */
  function notingLink(isChanged: boolean) {
    const controls: [ControlName, unknown][] = [];
    const control = (name: ControlName, args: unknown) => {
      controls.push([name, args]);
      return Promise.resolve(name === 'describe' ? { scenario: 'standard', newWorldReason: null, isChanged } : null);
    };
    // The options use nothing else of the link.
    return { controls, link: { control } as unknown as WorldLink };
  }
  const applyAt = async (path: string, isChanged = true) => {
    at(path);
    const { controls, link } = notingLink(isChanged);
    const outcome = await takeDemoOptions().applyTo(link);
    return { outcome, controls: controls.filter(([name]) => name !== 'describe') };
  };
  const controlsAt = async (path: string) => (await applyAt(path)).controls;

  it('are removed from the address, and nothing else is', async () => {
    at('/company/team?scenario=empty&page=2&faults=getMe:500&simulation=off&profile=a&as=dana@coppermesa.example#x');
    expect(takeDemoOptions().person).toBe('dana@coppermesa.example');
    expect(address()).toBe('/company/team?page=2#x');
  });

  it('sign a person in with a token in the address', async () => {
    at('/company/team?page=2#x');
    const email = 'dana@coppermesa.example';
    const control = (name: ControlName, args: unknown) =>
      Promise.resolve({ token: name === 'signInAs' ? `of ${JSON.stringify(args)}` : '' });
    // Signing in uses nothing else of the link.
    await signInByLink(Promise.resolve({ control } as unknown as WorldLink), email);
    expect(new URLSearchParams(location.search).get('token')).toBe(`of ${JSON.stringify({ email })}`);
    expect(address()).toMatch(/^\/company\/team\?page=2&token=.*#x$/);
    at('/');
    expect(takeDemoOptions().person).toBeNull();
  });

  it('start another world, set faults, and stop the simulation', async () => {
    expect(await controlsAt('/?scenario=empty&faults=getMe:500&simulation=off')).toEqual([
      ['restart', { scenario: 'empty' }],
      ['setFaults', { faults: [{ operation: 'getMe', kind: 'status', status: 500 }] }],
      ['setSimulation', { on: false }],
    ]);
  });

  it('do nothing when there are none, and start the simulation on request', async () => {
    expect(await controlsAt('/')).toEqual([]);
    expect(await controlsAt('/?simulation=on')).toEqual([['setSimulation', { on: true }]]);
  });

  it('keep an open world of the same scenario, and report when it has changed', async () => {
    expect(await applyAt('/?scenario=standard')).toEqual({
      outcome: { kind: 'kept', scenario: 'standard' },
      controls: [],
    });
    expect(await applyAt('/?scenario=standard', false)).toEqual({ outcome: { kind: 'started' }, controls: [] });
    expect((await applyAt('/?scenario=empty')).outcome).toEqual({ kind: 'started' });
    expect((await applyAt('/')).outcome).toEqual({ kind: 'notAsked' });
  });

  it('name the scenarios when there is none of that name', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    expect(await applyAt('/?scenario=emty')).toEqual({ outcome: { kind: 'unknown', asked: 'emty' }, controls: [] });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'There is no scenario "emty". Scenarios: standard, empty, noBranches, longestNames, hundred, pastDue.',
    );
  });

  it('clear the faults', async () => {
    expect(await controlsAt('/?faults=')).toEqual([['setFaults', { faults: [] }]]);
  });
});
