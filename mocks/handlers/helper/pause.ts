import type { HelperProfile } from '#generated/model';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { checkPause } from '../../rules/helper/profileProgress';
import { ProfileStatus } from '#domain/people/profileStatus';
import { requireHelper } from './availabilities';
import { getProfile, settleProfile } from './profiles';
import { showProfile } from './showProfile';

/** Companies do not find a paused profile. Jobs and invitations stay (docs/product.md, "Helper profile"). */
export function updatePause({ world, user, body, setMessage }: Context<'updatePause'>): HelperProfile {
  requireHelper(user);
  const { status } = getProfile(world, user.id);
  throwIfRefused(checkPause(status));
  if (body.paused) settleProfile(world, user.id, { status: ProfileStatus.paused });
  else if (status === ProfileStatus.paused) settleProfile(world, user.id, { status: ProfileStatus.incomplete });
  setMessage(body.paused ? 'Your profile is paused.' : 'Companies can find you again.');
  return showProfile(world, user.id);
}
