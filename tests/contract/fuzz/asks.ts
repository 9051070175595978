import fc from 'fast-check';
import { type Operation, type OperationId, operations } from '../../../mocks/generated/operations';
import type { castIds } from '../../../mocks/seed/cast';
import { broken, fitting, jsonOf } from './values';

/** A request before it is asked of a world: parts may refer to what that world has (see pools). */
export type Ask = {
  id: OperationId;
  who: keyof typeof castIds | 'grace' | 'nobody' | 'stranger';
  params: unknown;
  query: unknown;
  body: unknown;
  /** References mean things that fit together. */
  fits: boolean;
  /** What goes on before it: time passes, somebody agrees on the page of a provider, something happens. */
  before: { ms: number; consent: 'google' | 'apple' | undefined; news: boolean };
};

const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);
const malformed = fc.constantFrom<unknown>(
  'abc',
  '-1',
  '1.5',
  '0x1',
  '01',
  '+1',
  ' 1',
  '1 ',
  '1e0',
  '٣',
  '1\u0000',
  '99999999999999999999',
  '%20',
  'null',
);
const who = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Ask['who']>('dana') },
  { weight: 6, arbitrary: fc.constantFrom<Ask['who']>('priya', 'luis', 'hank', 'marcus', 'sofia', 'grace') },
  { weight: 2, arbitrary: fc.constantFrom<Ask['who']>('nobody', 'stranger') },
);
const before: fc.Arbitrary<Ask['before']> = fc.record({
  ms: fc.constantFrom(0, 0, 0, 0, 1000, 61_000, 700_000),
  consent: fc.constantFrom('google', 'apple', undefined),
  news: fc.boolean(),
});

/** A request of any operation, all alike often. Made once: the arbitraries of a schema are dear. */
export const asks: fc.Arbitrary<Ask> = fc.oneof(...ids.map(asksOf));

function asksOf(id: OperationId): fc.Arbitrary<Ask> {
  const { params, query, body }: Operation['request'] = operations[id].request;
  const json = { query: query && jsonOf(query), body: body && jsonOf(body.schema) };
  return fc.record({
    id: fc.constant(id),
    who,
    before,
    fits: fc.boolean(),
    params: mostly(params && fitting(jsonOf(params)), fc.dictionary(fc.constantFrom('id', 'branchId'), malformed)),
    query: mostly(json.query && fitting(json.query), json.query && broken(json.query)).map((given) =>
      withOwnPools(id, given),
    ),
    body: mostly(json.body && fitting(json.body), json.body && broken(json.body)),
  });
}

function mostly(right: fc.Arbitrary<unknown> | undefined, wrong: fc.Arbitrary<unknown> | undefined) {
  if (!right || !wrong) return fc.constant(undefined);
  return fc.oneof({ weight: 7, arbitrary: right }, { weight: 2, arbitrary: wrong });
}

/** The code of a social provider is another than the code that is typed, and whom a branch invites is no branch. */
function withOwnPools(id: OperationId, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const isCallback = id === 'handleGoogleCallback' || id === 'handleAppleCallback';
  if (isCallback && 'code' in query) return { ...query, code: { pool: 'consent', pick: 0 } };
  return id === 'inviteHelper' && 'id' in query ? { ...query, id: { pool: 'helperId', pick: 0 } } : query;
}
