import { describe, expect, it } from 'vitest';
import { createFaults, parseFaults } from './faults';

describe('faults in an address', () => {
  it.each([
    ['getBranches:500', [{ operation: 'getBranches', kind: 'status', status: 500 }]],
    ['getBranches:never', [{ operation: 'getBranches', kind: 'never' }]],
    ['getBranches:network', [{ operation: 'getBranches', kind: 'network' }]],
    ['*:slow=400', [{ operation: '*', kind: 'slow', ms: 400 }]],
    ['*:slow=', [{ operation: '*', kind: 'slow', ms: 0 }]],
    [
      'a:403,b:404,c:429,d:503',
      [
        { operation: 'a', kind: 'status', status: 403 },
        { operation: 'b', kind: 'status', status: 404 },
        { operation: 'c', kind: 'status', status: 429 },
        { operation: 'd', kind: 'status', status: 503 },
      ],
    ],
    ['', []],
    ['getBranches', []],
    ['getBranches:', []],
    ['getBranches:200', []],
    ['getBranches:maybe,getMe:500', [{ operation: 'getMe', kind: 'status', status: 500 }]],
    [':500', []],
  ])('%j', (text, faults) => expect(parseFaults(text)).toEqual(faults));
});

describe('the faults that are on', () => {
  it('are the last ones set; a fault of one operation comes before one for all when it is named first', () => {
    const faults = createFaults();
    expect(faults.find('getMe')).toBeUndefined();
    faults.set(parseFaults('getMe:500,*:never'));
    expect([faults.find('getMe')?.kind, faults.find('getBranches')?.kind]).toEqual(['status', 'never']);
    faults.set([]);
    expect(faults.find('getMe')).toBeUndefined();
  });
});
