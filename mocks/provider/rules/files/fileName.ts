const longest = 255;

/** A file name without folders and invisible characters, at most 255 characters long. Keeps the extension. */
export function toSafeFileName(given: string): string {
  const base = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const visible = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  if (visible === '' || visible === '.' || visible === '..') return 'file';
  return visible.length <= longest ? visible : shortenName(visible);
}

function shortenName(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return name.slice(0, longest - ending.length).replace(/\p{Cs}$/u, '') + ending;
}
