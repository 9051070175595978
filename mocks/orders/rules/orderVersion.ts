import { namePerson } from '#domain/people/personName';
import type { Conflict } from '#generated/model';
import { relativeTime } from '#platform/lib/time/timeLeft';
import type { OrderEventRow, OrderRow } from '../../provider/store/schema';
import { canonicalText } from '../../provider/store/values';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { derivedColumns } from './orderColumns';

export type VersionFacts = {
  /** The history of the order, oldest first. */
  events: readonly Pick<OrderEventRow, 'id' | 'type' | 'version' | 'fields' | 'actor_id'>[];
  /** The name of a person; undefined for one who does not exist. */
  findName: (userId: number) => { first_name: string; last_name: string } | undefined;
  now: Date;
  /** Of the branch. */
  timezone: string;
};

/**
 * Refuses a form based on an older version of the order. The conflicts list the changes since, with their authors,
 * newest first. Without a version, which the caller was not given, nothing is refused.
 */
export function checkVersion(
  order: Pick<OrderRow, 'id' | 'version' | 'updated_at' | 'updated_by_id'>,
  version: number | undefined,
  facts: VersionFacts,
): Refusal | null {
  if (version === undefined || version === order.version) return null;
  const who = facts.findName(order.updated_by_id);
  const when = relativeTime(order.updated_at, facts.now, facts.timezone).replaceAll('\u00a0', ' ');
  const changes = listChangesSince(version, facts);
  const unknown: Conflict = { kind: 'change', id: order.id, label: 'version', by: toFullName(who) };
  return refuse.conflict(`${who?.first_name ?? 'Someone'} changed this job ${when}.`, {
    code: 'stale_version',
    conflicts: changes.length > 0 ? changes : [unknown],
  });
}

function listChangesSince(version: number, { events, findName }: VersionFacts): Conflict[] {
  const since = events.filter((each) => each.type === 'updated' && each.version > version);
  return since.toReversed().flatMap(({ id, fields, actor_id }) => {
    const actor = actor_id === null ? undefined : findName(actor_id);
    return fields.map((label): Conflict => ({ kind: 'change', id, label, ...(actor && { by: toFullName(actor) }) }));
  });
}

function toFullName(who: { first_name: string; last_name: string } | undefined): string {
  return who ? namePerson(who) : '';
}

/** The columns of an order that a form changes. */
export function listChangedFields(before: OrderRow, columns: object): string[] {
  return Object.entries(columns)
    .filter(([name, value]) => canonicalText(value) !== canonicalText(Reflect.get(before, name)))
    .map(([name]) => name)
    .filter((name) => !derivedColumns.includes(name));
}
