import type { UserRow } from '../store/schema';

/** Person as seen by other members of a presence channel. */
export function presentPresence(user: UserRow) {
  return { user_id: String(user.id), user_info: toPresenceInfo(user) };
}

/** User data for a signed-in socket (`pusher:signin`). */
export function presentSocketUser(user: UserRow) {
  return { id: String(user.id), user_info: toPresenceInfo(user) };
}

/** Pusher allows 1 kB here: the URL of a picture fits, a data URL does not. */
function toPresenceInfo({ first_name, last_name, avatar_url }: UserRow) {
  const hasAddress = avatar_url !== null && !avatar_url.startsWith('data:');
  return { name: `${first_name} ${last_name}`, avatar_url: hasAddress ? avatar_url : null };
}
