/** Query fields that say which part of a list is asked for: what a log may show. */
const harmless = /^(page|per_page|sort|type|position|positions|mover|moving_team|(filter|page)\[\w+\])$/;

/**
 * A path as the server prints it. A query may carry the code of a sign-in, a token, or what somebody searches for, so the
 * values of all fields are left out but of those that are known to be harmless.
 */
export function loggedPath(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
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
