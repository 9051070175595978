const prefix = 'crewboard-seat:';

/**
 * The seat of this tab or frame: its own identity in the shared browser storage. It lives in `window.name`, which
 * survives reloads and a wiped storage; `?seat=` chooses one by name, so that a link can share it.
 */
export function takeSeat(): string {
  const query = new URLSearchParams(location.search);
  const wanted = query.get('seat');
  if (wanted && /^[\w-]{1,32}$/.test(wanted)) window.name = prefix + wanted;
  if (!window.name.startsWith(prefix)) window.name = prefix + Math.random().toString(36).slice(2, 10);
  return window.name.slice(prefix.length);
}
