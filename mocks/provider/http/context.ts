import type { z } from 'zod';
import type { OperationId, operations } from '../../generated/operations';
import { toPage, presentPage } from '../answers/pages';
import type { UserRow } from '../store/schema';
import type { World } from '../world';

type RequestOf<Id extends OperationId> = (typeof operations)[Id]['request'];
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type PartOf<Part, Name extends string> = Part extends Record<Name, infer Schema> ? Parsed<Schema> : undefined;

/** Input of a handler: the world and a request that was checked against the contract. */
export type Context<Id extends OperationId = OperationId> = {
  world: World;
  /** The signed-in person; reading it on a public call without a token answers 401. */
  readonly user: UserRow;
  /** The bearer token, if any. */
  token: string | null;
  request: Request;
  params: PartOf<RequestOf<Id>, 'params'>;
  query: PartOf<RequestOf<Id>, 'query'>;
  body: RequestOf<Id> extends { body: { schema: infer Schema } } ? Parsed<Schema> : undefined;
  /** Sets the message for the user in the answer's envelope. */
  setMessage: (message: string) => void;
};

export type Behavior = (context: Context<never>) => unknown;

/** Input of a check that runs before the body of a request is read. */
export type Head<Id extends OperationId = OperationId> = Pick<Context<Id>, 'world' | 'user' | 'params'>;

/** Operations that take files. */
export type UploadId = {
  [Id in OperationId]: RequestOf<Id> extends { body: { files: object } } ? Id : never;
}[OperationId];

type PageQuery = { page: number; per_page: number };

/** The page of `rows` that the query asks for. Calls `show` only for the rows of that page. */
export function paginate<Row, Shown>(rows: readonly Row[], { page, per_page }: PageQuery, show: (row: Row) => Shown) {
  return presentPage(toPage(rows, page, per_page), show);
}
