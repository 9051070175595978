const prefix = 'crewboard-profile:';

/** Name of a window or frame that has this profile. */
export const profileName = (profile: string): string => prefix + profile;

/**
 * The demo profile of this tab or frame. It prefixes the keys in the shared browser storage, so that tabs can have
 * different users signed in. Kept in `window.name`, which survives reloads and cleared storage. `?profile=` sets it, so
 * that a link can choose it.
 */
export function readProfile(): string {
  const query = new URLSearchParams(location.search);
  const wanted = query.get('profile');
  if (wanted && /^[\w-]{1,32}$/.test(wanted)) window.name = profileName(wanted);
  if (!window.name.startsWith(prefix)) window.name = profileName(Math.random().toString(36).slice(2, 10));
  return window.name.slice(prefix.length);
}
