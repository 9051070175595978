import type { HttpHandler } from 'msw';
import type { OperationId } from '../../generated/operations';
import type { World } from '../world';
import type { Behavior, Context, Head, UploadId } from './context';
import { handleRequest, type Implementation } from './handleRequest';
import type { RawRequest } from './requests';

type OperationOf<Key> = Key extends `get${infer Name}MockHandler` ? Extract<Uncapitalize<Name>, OperationId> : never;
type AnswerOf<Handler> = Handler extends (answer?: infer Answer, ...rest: never[]) => HttpHandler
  ? Exclude<Answer, undefined | ((...args: never[]) => unknown)>
  : never;
type DataOf<Answer> = Answer extends { data: infer Data; success: boolean } ? Data : Answer;

/**
 * One behavior per operation of a generated module. Mapped over the operations, not over the module's keys, so that the
 * compiler names a missing one as the contract does.
 */
export type Behaviors<Module> = {
  [Id in OperationOf<keyof Module>]: (context: Context<Id>) => DataOf<AnswerOf<HandlerOf<Module, Id>>>;
};

type HandlerOf<Module, Id extends OperationId> = Module[`get${Capitalize<Id>}MockHandler` & keyof Module];

type Factory = (answer: (raw: RawRequest) => Promise<unknown>) => HttpHandler;

/** For each operation that takes files: who may call it, checked before the files are read. */
type Opens<Module> = { [Id in Extract<OperationOf<keyof Module>, UploadId>]: (head: Head<Id>) => unknown };

/**
 * Gives every operation of a generated MSW module its behavior. A missing operation, an answer of the wrong type, or
 * files without a check of the right to send them do not compile.
 */
export function implement<Module extends object>(
  module: Module,
  behaviors: NoInfer<Behaviors<Module>>,
  ...[opens = {}]: keyof Opens<Module> extends never ? [] : [opens: NoInfer<Opens<Module>>]
): (world: World) => HttpHandler[] {
  // Behaviors<Module> pairs each factory with its behavior; from here on the pairing is by name.
  const factories = new Map(Object.entries(module as Record<string, Factory>));
  const named = Object.entries(behaviors as Record<OperationId, Behavior>) as [OperationId, Behavior][];
  const checks: Partial<Record<OperationId, Implementation['open']>> = opens;
  return (world) =>
    named.map(([id, behavior]) => {
      const factory = factories.get(`get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`);
      if (!factory) throw new Error(`The contract has no operation ${id}`);
      return factory((raw) => handleRequest(world, id, { behavior, open: checks[id] }, raw));
    });
}
