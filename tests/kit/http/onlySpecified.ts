import { isRecord } from '#platform/lib/plainData';
import { type OperationId, operations } from '../../../mocks/generated/operations';
import { specificationOnly } from '../../../mocks/provider/http/faults';
import { withoutExtensions } from '../../../mocks/provider/specificationOnly';
import type { HostedWorld } from '../hostedWorld';

/** Makes the provider one that has only the calls, and in its answers only the fields, that the specification names. */
export function giveOnlySpecified({ world }: Pick<HostedWorld, 'world'>): void {
  world.faults.set(specificationOnly);
}

/** Leaves out of the answers of one call what the specification does not name. `text` is in its "METHOD /path". */
export function leaveOutAddedFields({ alterAnswers }: HostedWorld, text: string, operation: OperationId): void {
  alterAnswers(text, (body) =>
    isRecord(body) ? { ...body, data: withoutExtensions(operations[operation], body['data']) } : body,
  );
}
