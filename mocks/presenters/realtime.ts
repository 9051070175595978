import type { UserRow } from '../db/schema';

/** Who joins a presence channel: what the others there see of them. */
export function presentPresence(user: UserRow) {
  return { user_id: String(user.id), user_info: toPresenceInfo(user) };
}

/** Who signs a socket in (`pusher:signin`). */
export function presentSocketUser(user: UserRow) {
  return { id: String(user.id), user_info: toPresenceInfo(user) };
}

/** Pusher takes 1 kB here: the address of a picture fits, a picture that is its own address does not. */
function toPresenceInfo({ first_name, last_name, avatar_url }: UserRow) {
  const hasAddress = avatar_url !== null && !avatar_url.startsWith('data:');
  return { name: `${first_name} ${last_name}`, avatar_url: hasAddress ? avatar_url : null };
}
