/** Query fields that a log may show: they only select the requested part of a list. */
const harmless = /^(page|per_page|sort|type|position|positions|mover|moving_team|(filter|page)\[\w+\])$/;

/** The token of a calendar feed is in its path. */
const feedToken = /(\/calendar-feeds\/).+/;

/**
 * A path as the server prints it. A query may contain a sign-in code, a token or a search term, so all values are left
 * out except in fields known to be harmless.
 */
export function loggedPath(url: string): string {
  const [fullPath = '', query] = url.split(/\?(.*)/s);
  const path = fullPath.replace(feedToken, '$1…');
  if (query === undefined) return path;
  const fields = query.split('&').map((field) => {
    const [name = ''] = field.split('=');
    return harmless.test(decoded(name)) || !field.includes('=') ? field : `${name}=…`;
  });
  return `${path}?${fields.join('&')}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
