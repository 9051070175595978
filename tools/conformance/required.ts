import type { OperationId } from '../../mocks/generated/operations';
import type { Contract } from '../generator/contract';

/*
 * The specification leaves open how a helper learns of an invitation and answers it. Without these calls no crew ever
 * forms, so a provider needs them although they are extensions.
 */
export const requiredOperations: ReadonlySet<string> = new Set<OperationId>([
  'getHelperInvitations',
  'getHelperInvitation',
  'acceptInvitation',
  'rejectInvitation',
]);

/** True for an operation that the specification does not list. */
export function isBeyondSpecification({ operations }: Contract, id: OperationId): boolean {
  return operations.find((operation) => operation.id === id)?.spec['x-extension'] === true;
}
