import { Refusal } from '../../mocks/provider/rules/refusals';

/**
 * The decision of a rule for a table: a refusal as "conflict wrong_state: This job is completed.", anything else
 * unchanged.
 */
export function describeDecision(decision: unknown): unknown {
  if (!(decision instanceof Refusal)) return decision;
  const { kind, message, details } = decision;
  const fields = Object.keys(details.fields ?? {}).join();
  const about = details.code ?? details.plan?.join() ?? fields;
  return about === '' ? `${kind}: ${message}` : `${kind} ${about}: ${message}`;
}

export const forbidden = 'forbidden: You don’t have permission to do this. Ask the company owner for access.';
export const notFound = 'notFound: Not found.';
