import { afterEach, describe, expect, it } from 'vitest';
import type { ControlName } from './messages';
import { takeDeepLink } from './deepLink';
import { takeSeat } from './seat';
import { sitDown, takeWishes } from './wishes';
import type { WorldLink } from './worldLink';

const at = (path: string) => history.replaceState(null, '', path);
const address = () => location.pathname + location.search + location.hash;

afterEach(() => {
  at('/');
  window.name = '';
});

describe('the seat of a tab', () => {
  it('is its own, and stays through reloads', () => {
    const seat = takeSeat();
    expect(seat).toMatch(/^[\w-]{4,}$/);
    expect(takeSeat()).toBe(seat);
    window.name = '';
    expect(takeSeat()).not.toBe(seat);
  });

  it('may be chosen in the address, and stays chosen', () => {
    at('/?seat=left');
    expect(takeSeat()).toBe('left');
    at('/');
    expect(takeSeat()).toBe('left');
  });

  it.each(['', ' ', 'a b', 'a:b', 'x'.repeat(33), '<script>'])('is not chosen by %j', (wanted) => {
    at(`/?seat=${encodeURIComponent(wanted)}`);
    expect(takeSeat()).toMatch(/^[a-z\d]{4,}$/);
  });

  it('is not the name another page gave the window', () => {
    window.name = 'somebody else';
    expect(takeSeat()).not.toContain('somebody');
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
  function notingLink() {
    const asked: [ControlName, unknown][] = [];
    const control = (name: ControlName, args: unknown) => {
      asked.push([name, args]);
      return Promise.resolve(name === 'describe' ? { scenario: 'standard', begunAnew: null } : null);
    };
    return { asked, link: { control } as unknown as WorldLink };
  }
  const askedAt = async (path: string) => {
    at(path);
    const { asked, link } = notingLink();
    await takeWishes().applyTo(link);
    return asked.filter(([name]) => name !== 'describe');
  };

  it('leave the address, and nothing else does', async () => {
    at('/company/team?scenario=empty&page=2&faults=getMe:500&pulse=off&seat=a&as=dana@coppermesa.example#x');
    expect(takeWishes().person).toBe('dana@coppermesa.example');
    expect(address()).toBe('/company/team?page=2#x');
  });

  it('seat somebody, whose token comes by the address', async () => {
    at('/company/team?page=2#x');
    const email = 'dana@coppermesa.example';
    const control = (name: ControlName, args: unknown) =>
      Promise.resolve({ token: name === 'signInAs' ? `of ${JSON.stringify(args)}` : '' });
    await sitDown(Promise.resolve({ control } as unknown as WorldLink), email);
    expect(new URLSearchParams(location.search).get('token')).toBe(`of ${JSON.stringify({ email })}`);
    expect(address()).toMatch(/^\/company\/team\?page=2&token=.*#x$/);
    at('/');
    expect(takeWishes().person).toBeNull();
  });

  it('begin another world, set faults, and stop the pulse', async () => {
    expect(await askedAt('/?scenario=empty&faults=getMe:500&pulse=off')).toEqual([
      ['restart', { scenario: 'empty' }],
      ['setFaults', { faults: [{ operation: 'getMe', kind: 'status', status: 500 }] }],
      ['setPulse', { on: false }],
    ]);
  });

  it('ask nothing when there are none, and start the pulse when told', async () => {
    expect(await askedAt('/')).toEqual([]);
    expect(await askedAt('/?pulse=on')).toEqual([['setPulse', { on: true }]]);
  });

  it('keep the world that is there already, and ignore an unknown one', async () => {
    expect(await askedAt('/?scenario=standard')).toEqual([]);
    expect(await askedAt('/?scenario=unheard-of')).toEqual([]);
    expect(await askedAt('/?faults=')).toEqual([['setFaults', { faults: [] }]]);
  });
});
