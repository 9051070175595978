import type { InviteOne, InviteRequest } from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { isRefused } from '#platform/http/failures';
import { toRefusalLine } from './picks';

/** People to invite to one job. */
export type JobInvitations = { orderId: number; people: readonly NamedInvitee[]; message?: string };

export type NamedInvitee = { name: string; invitee: InviteOne };

/** Result of inviting people to one job. */
export type InviteResult = {
  orderId: number;
  /** Employees who are invited now. */
  invited: readonly number[];
  /** Reasons why others are not, one for each person, or the one failure of all. */
  problems: readonly string[];
  /** No answer came that can be read: the others may be invited. */
  isUnknown: boolean;
};

type Send = (call: { orderId: number; data: InviteRequest }) => Promise<unknown>;

/** Invites people to a job. Someone whom the provider refuses does not stop the others: they are invited without them. */
export async function inviteToJob({ orderId, people, ...message }: JobInvitations, send: Send): Promise<InviteResult> {
  try {
    await send({ orderId, data: { employees: people.map(({ invitee }) => invitee), ...message } });
    return { orderId, invited: people.map(({ invitee }) => invitee.employee_id), problems: [], isUnknown: false };
  } catch (error) {
    const refused = listRefused(error, people);
    const others = people.filter(({ invitee }) => !refused.has(invitee.employee_id));
    const problems = refused.size > 0 ? [...refused.values()] : describeFailure(error);
    if (others.length === 0 || others.length === people.length)
      return { orderId, invited: [], problems, isUnknown: !isRefused(error) };
    const rest = await inviteToJob({ orderId, people: others, ...message }, send);
    return { ...rest, problems: [...problems, ...rest.problems] };
  }
}

/** Adds the results of another attempt. */
export function addResults(before: readonly InviteResult[], added: readonly InviteResult[]): InviteResult[] {
  const results = new Map(before.map((result) => [result.orderId, result]));
  for (const result of added) {
    const invited = [...(results.get(result.orderId)?.invited ?? []), ...result.invited];
    results.set(result.orderId, { ...result, invited });
  }
  return [...results.values()];
}

/** Reasons by employee: of conflicts, and of fields such as `employees.1.employee_id`. */
function listRefused(error: unknown, people: readonly NamedInvitee[]): Map<number, string> {
  if (!(error instanceof ApiError)) return new Map();
  const { errors, conflicts } = error;
  const ofFields = Object.entries(errors).flatMap(([field, [text]]): [number, string][] => {
    const [, index] = /^employees\.(\d+)\./.exec(field) ?? [];
    const person = index === undefined ? undefined : people[Number(index)];
    return person && text !== undefined ? [[person.invitee.employee_id, `${person.name}: ${text}`]] : [];
  });
  const ofConflicts = conflicts.flatMap((conflict): [number, string][] =>
    conflict.kind === 'employee' ? [[conflict.id, toRefusalLine(conflict)]] : [],
  );
  return new Map([...ofFields, ...ofConflicts]);
}

function describeFailure(error: unknown): string[] {
  const lines = error instanceof ApiError ? error.conflicts.map(toRefusalLine) : [];
  return lines.length > 0 ? lines : [error instanceof Error ? error.message : String(error)];
}
