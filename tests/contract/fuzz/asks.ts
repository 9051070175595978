import fc from 'fast-check';
import type { castIds } from '../../../mocks/account/seed/cast';
import { type Operation, type OperationId, operations } from '../../../mocks/generated/operations';
import { broken, fitting, toSchema } from './values';

/** A request before it is sent to a world: parts may refer to data of that world (see pools). */
export type Ask = {
  id: OperationId;
  who: keyof typeof castIds | 'grace' | 'anonymous' | 'stranger';
  params: unknown;
  query: unknown;
  body: unknown;
  /** References point to data that belongs together. */
  fits: boolean;
  /** Event before the request: time passes, a person consents on a provider's page, an activity happens. */
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
  { weight: 2, arbitrary: fc.constantFrom<Ask['who']>('anonymous', 'stranger') },
);
/** Most requests come from people who may send them. */
const helpers = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Ask['who']>('marcus', 'marcus', 'sofia', 'luis') },
  { weight: 4, arbitrary: who },
);
const applicants = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Ask['who']>('marcus') },
  { weight: 4, arbitrary: helpers },
);
const company = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Ask['who']>('dana', 'dana', 'priya', 'luis') },
  { weight: 4, arbitrary: who },
);

function getUsualAskers(path: string): fc.Arbitrary<Ask['who']> {
  if (path.endsWith('/cancel-by-company')) return company;
  if (/^\/helper\/(outsource|offer-application)/.test(path)) return applicants;
  if (/^\/(helper|invitations)/.test(path)) return helpers;
  return /^\/(company|orders|employees|subscription|payment-methods)/.test(path) ? company : who;
}

const before: fc.Arbitrary<Ask['before']> = fc.record({
  ms: fc.constantFrom(0, 0, 0, 0, 1000, 61_000, 700_000),
  consent: fc.constantFrom('google', 'apple', undefined),
  news: fc.boolean(),
});

/** A request of any operation, all equally likely. Created once, because the arbitraries of a schema are expensive. */
export const asks: fc.Arbitrary<Ask> = fc.oneof(...ids.map(createAsks));

function createAsks(id: OperationId): fc.Arbitrary<Ask> {
  const { path }: Operation = operations[id];
  const { params, query, body }: Operation['request'] = operations[id].request;
  const json = { query: query && toSchema(query), body: body && toSchema(body.schema) };
  return fc.record({
    id: fc.constant(id),
    who: getUsualAskers(path),
    before,
    fits: fc.constantFrom(true, true, false),
    params: mostly(params && fitting(toSchema(params)), fc.dictionary(fc.constantFrom('id', 'branchId'), malformed)),
    query: mostly(json.query && fitting(json.query), json.query && broken(json.query)).map((given) =>
      withOwnPools(id, given),
    ),
    body: mostly(json.body && fitting(json.body), json.body && broken(json.body)).map((given) =>
      withOwnPosition(id, given),
    ),
  });
}

function mostly(right: fc.Arbitrary<unknown> | undefined, wrong: fc.Arbitrary<unknown> | undefined) {
  if (!right || !wrong) return fc.constant(undefined);
  return fc.oneof({ weight: 7, arbitrary: right }, { weight: 2, arbitrary: wrong });
}

/** Helpers apply for a position that they have. */
function withOwnPosition(id: OperationId, body: unknown): unknown {
  const isApplying = id === 'applyForOffer' && typeof body === 'object' && body !== null && 'position' in body;
  return isApplying ? { ...body, position: { pool: 'ownPosition', pick: 0 } } : body;
}

/** The code of a social provider is not a typed code, and the people a branch invites are not branches. */
function withOwnPools(id: OperationId, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const isCallback = id === 'handleGoogleCallback' || id === 'handleAppleCallback';
  if (isCallback && 'code' in query) return { ...query, code: { pool: 'consent', pick: 0 } };
  return id === 'inviteHelper' && 'id' in query ? { ...query, id: { pool: 'helperId', pick: 0 } } : query;
}
