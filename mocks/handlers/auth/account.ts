import { feedOf } from '../../db/schema';
import type { Context } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { may } from '../../rules/access';
import { personalFeed } from '../../rules/standing';
import { revokeTokens } from './password';

/** The row stays, without the person in it, since others' activities name its id; its address is free again. */
export function deleteAccount({ world, user, body, say }: Context<'deleteAccount'>) {
  if (!may(user, 'deleteOwnAccount')) throw refuse.forbidden();
  if (body.password !== user.password) throw refuse.field('password', 'The password is incorrect.');
  const { tables } = world;
  for (const { id } of tables.activity.by('feed', feedOf({ user_id: user.id, branch_id: personalFeed }))) {
    tables.activity.remove(id);
  }
  revokeTokens(world, user.id, null);
  tables.user.update(user.id, {
    ...{ status: 0, email: `deleted-${user.id}@deleted.example`, first_name: 'Deleted', last_name: 'account' },
    ...{ phone: '0000000000', avatar_url: null, zip: null, birth_date: null, serving_area_ids: [] },
  });
  say('Your account was deleted.');
  return {};
}
