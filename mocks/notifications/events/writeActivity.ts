import { namePerson } from '#domain/people/personName';
import type { ActivityActor } from '#generated/model';
import type { ActivityRow, WorldTables } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';

/** The feed and time of an activity, and when it was read. */
export type Landing = { userId: number; branchId: number; at: string; readAt?: string | null };

/** Writes one person's copy of an activity. */
export function writeActivity(world: World, draft: ActivityDraft, landing: Landing): ActivityRow {
  const { type, title, body, severity, subject, url, data } = draft;
  return world.tables.activity.insert({
    type,
    title,
    body,
    severity,
    subject,
    url,
    data,
    id: world.random.uuid(),
    user_id: landing.userId,
    branch_id: landing.branchId,
    actor: toActor(world.tables, draft.actorId),
    created_at: landing.at,
    read_at: landing.readAt ?? null,
    order: world.db.nextId('activity'),
  });
}

export function toActor(tables: WorldTables, actorId: number | null): ActivityActor | null {
  const actor = actorId === null ? undefined : tables.user.get(actorId);
  if (!actor) return null;
  return { id: actor.id, name: namePerson(actor), avatar_url: actor.avatar_url };
}
