import { afterEach, describe, expect, it } from 'vitest';
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
  it('is its own, and stays through reloads', () => {
    const profile = readProfile();
    expect(profile).toMatch(/^[\w-]{4,}$/);
    expect(readProfile()).toBe(profile);
    window.name = '';
    expect(readProfile()).not.toBe(profile);
  });

  it('may be chosen in the address, and stays chosen', () => {
    at('/?seat=left');
    expect(readProfile()).toBe('left');
    at('/');
    expect(readProfile()).toBe('left');
  });

  it.each(['', ' ', 'a b', 'a:b', 'x'.repeat(33), '<script>'])('is not chosen by %j', (wanted) => {
    at(`/?seat=${encodeURIComponent(wanted)}`);
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

describe('wishes', () => {
  /** Records the controls it receives. Its world is in the scenario `standard`. */
  function createRecordingLink() {
    const controls: [ControlName, unknown][] = [];
    const control = (name: ControlName, args: unknown) => {
      controls.push([name, args]);
      return Promise.resolve(name === 'describe' ? { scenario: 'standard', newWorldReason: null } : null);
    };
    return { controls, link: { control } as unknown as WorldLink };
  }
  const controlsAt = async (path: string) => {
    at(path);
    const { controls, link } = createRecordingLink();
    await takeDemoOptions().applyTo(link);
    return controls.filter(([name]) => name !== 'describe');
  };

  it('leave the address, and nothing else does', async () => {
    at('/company/team?scenario=empty&page=2&faults=getMe:500&pulse=off&seat=a&as=dana@coppermesa.example#x');
    expect(takeDemoOptions().person).toBe('dana@coppermesa.example');
    expect(address()).toBe('/company/team?page=2#x');
  });

  it('sign a person in with a token in the address', async () => {
    at('/company/team?page=2#x');
    const email = 'dana@coppermesa.example';
    const control = (name: ControlName, args: unknown) =>
      Promise.resolve({ token: name === 'signInAs' ? `of ${JSON.stringify(args)}` : '' });
    await signInByLink(Promise.resolve({ control } as unknown as WorldLink), email);
    expect(new URLSearchParams(location.search).get('token')).toBe(`of ${JSON.stringify({ email })}`);
    expect(address()).toMatch(/^\/company\/team\?page=2&token=.*#x$/);
    at('/');
    expect(takeDemoOptions().person).toBeNull();
  });

  it('begin another world, set faults, and stop the pulse', async () => {
    expect(await controlsAt('/?scenario=empty&faults=getMe:500&pulse=off')).toEqual([
      ['restart', { scenario: 'empty' }],
      ['setFaults', { faults: [{ operation: 'getMe', kind: 'status', status: 500 }] }],
      ['setPulse', { on: false }],
    ]);
  });

  it('ask nothing when there are none, and start the pulse when told', async () => {
    expect(await controlsAt('/')).toEqual([]);
    expect(await controlsAt('/?pulse=on')).toEqual([['setPulse', { on: true }]]);
  });

  it('keep the world that is there already, and ignore an unknown one', async () => {
    expect(await controlsAt('/?scenario=standard')).toEqual([]);
    expect(await controlsAt('/?scenario=unheard-of')).toEqual([]);
    expect(await controlsAt('/?faults=')).toEqual([['setFaults', { faults: [] }]]);
  });
});
