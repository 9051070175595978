import { describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { getField, testWorld } from '../../../tests/kit/world';
import { createFaults, parseFaults, specificationOnly } from './faults';

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
    expect(faults.take('getMe', false)).toBeUndefined();
    faults.set(parseFaults('getMe:500,*:never'));
    expect([faults.take('getMe', false)?.kind, faults.take('getBranches', false)?.kind]).toEqual(['status', 'never']);
    faults.set([]);
    expect(faults.take('getMe', false)).toBeUndefined();
  });

  it('fail the next call only', () => {
    const faults = createFaults();
    faults.set(parseFaults('*:slow=400'));
    faults.add({ operation: 'getMe', kind: 'status', status: 409, once: true });
    const kinds = ['getBranches', 'getMe', 'getMe'].map((id) => faults.take(id, false)?.kind);
    expect(kinds).toEqual(['slow', 'status', 'slow']);
  });

  it('fail a share of the calls', () => {
    const faults = createFaults();
    faults.set([{ operation: '*', kind: 'status', status: 500, every: 3 }]);
    const failed = Array.from({ length: 6 }, () => faults.take('getMe', false) !== undefined);
    expect(failed).toEqual([false, false, true, false, false, true]);
  });

  it('leave out what the specification does not have, whatever else fails', () => {
    const faults = createFaults();
    faults.set([...specificationOnly, ...parseFaults('*:500')]);
    expect([faults.take('getMe', true)?.kind, faults.take('getMe', false)?.kind]).toEqual(['missing', 'status']);
    faults.add({ operation: 'changes', kind: 'never', once: true });
    expect([faults.take('getMe', false)?.kind, faults.take('createOrder', false, true)?.kind]).toEqual([
      'status',
      'never',
    ]);
    expect(faults.lacksExtensions()).toBe(true);
  });
});

it('a provider that knows no pages answers with all rows', async () => {
  const world = testWorld();
  world.faults.set(specificationOnly);
  const { body } = await as('dana', world, 'getEmployees', { params: { id: 1 }, query: '?page=2' });
  const members = world.tables.employee.by('branch', 1);
  expect(members.length).toBeGreaterThan(25);
  const page = getField(body, 'data');
  expect(getField(page, 'data')).toHaveLength(members.length);
  expect(getField(page, 'total')).toBeUndefined();
});
