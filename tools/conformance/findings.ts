import { type OperationId, operations } from '../../mocks/generated/operations';

/** One deviation from the contract. It has pointers, types and codes of the contract, never a value of an answer. */
export type Finding = {
  /** An operation, or the name of an event. */
  operation: string;
  status: number;
  check: 'status' | 'header' | 'envelope' | 'schema' | 'page' | 'filter' | 'channel' | 'event' | 'clean-up';
  /** JSON pointer into the answer; empty for all of it. */
  pointer: string;
  problem: string;
};

/** Everything a run has learned. */
export type Log = {
  calls: Map<OperationId, number>;
  /** Operations that succeeded at least once. */
  succeeded: Set<OperationId>;
  findings: Map<string, Finding>;
  /** Operations, parameters and events beyond the specification which the provider does without. */
  notOffered: Set<string>;
  /** Undeclared fields, which the app ignores. */
  extras: Set<string>;
};

export const createLog = (): Log => ({
  calls: new Map(),
  findings: new Map(),
  notOffered: new Set(),
  succeeded: new Set(),
  extras: new Set(),
});

/** Adds a finding. The same field of another row, or in another call, is the same finding. */
export function addFinding({ findings }: Log, finding: Finding): void {
  const { operation, status, check, pointer, problem } = finding;
  const key = [operation, status, check, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), problem].join(' ');
  if (!findings.has(key)) findings.set(key, finding);
}

export type Row = {
  operation: string;
  /** `GET /orders/{orderId}`; empty for an event. */
  call: string;
  calls: number;
  result: 'ok' | 'findings' | 'not offered' | 'not checked';
  why: string;
  findings: Finding[];
};

/** A row for each operation in the order of the contract, then one for each event with findings. */
export function toRows(log: Log): Row[] {
  const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);
  const found = [...log.findings.values()];
  const ofOperations = ids.map((operation): Row => {
    const findings = found.filter((finding) => finding.operation === operation);
    const { method, path } = operations[operation];
    const row = { operation, call: `${method} ${path}`, calls: log.calls.get(operation) ?? 0, findings };
    return { ...row, ...conclude(log, operation, row) };
  });
  const others = [...new Set(found.map(({ operation }) => operation))].filter((name) => !(name in operations));
  const ofEvents = others.map((operation): Row => {
    const findings = found.filter((finding) => finding.operation === operation);
    return { operation, call: '', calls: 0, result: 'findings', why: '', findings };
  });
  return [...ofOperations, ...ofEvents];
}

function conclude(log: Log, operation: OperationId, { calls, findings }: Pick<Row, 'calls' | 'findings'>) {
  if (findings.length > 0) return { result: 'findings', why: '' } as const;
  if (log.notOffered.has(operation)) return { result: 'not offered', why: '' } as const;
  if (log.succeeded.has(operation)) return { result: 'ok', why: '' } as const;
  const isRead = operations[operation].method === 'GET';
  const why = isRead ? 'nothing to read, or refused to these people' : 'a write that this run does not make';
  return { result: 'not checked', why: calls > 0 ? 'only its refusals' : why } as const;
}
