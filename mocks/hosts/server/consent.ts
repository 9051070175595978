import { giveConsent } from '../../account/handlers/signIn';
import { cast } from '../../account/seed/cast';
import { refuseRequest } from '../../provider/http/refusal';
import { readBodyBytes } from '../../provider/http/requests';
import type { World } from '../../provider/world';
import { consentTexts } from '../consentTexts';
import { isThisMachine } from './requests';

/** Texts of the server itself. */
export const serverTexts = {
  noWayBack: 'Add ?redirect=http… with this machine or an origin from --app.',
  noDocs: 'The API reference is not built yet: npm run docs:api',
};

/**
 * The fake consent page of Google and Apple for apps that reach the world over real HTTP: `/consent`, as in the world's
 * redirect addresses. Undefined for any other path. The chosen person is sent back with a code, to an app on this machine
 * or at one of the origins `apps`: a code at another site would sign that site in.
 */
export async function answerConsent(
  world: World,
  request: Request,
  apps: readonly string[],
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/consent') return undefined;
  const back = getReturnUrl(searchParams, apps);
  if (!back) return new Response(serverTexts.noWayBack, { status: 400 });
  const provider = searchParams.get('provider') === 'apple' ? 'apple' : 'google';
  if (request.method !== 'POST') return page(consentTexts.title(provider));
  const bytes = await readBodyBytes(request, longestChoice);
  if (!bytes) return new Response(refuseRequest.bodyTooLarge().message, { status: 413 });
  const chosen = new URLSearchParams(new TextDecoder().decode(bytes));
  if (chosen.has('cancel')) back.searchParams.set('error', 'access_denied');
  else back.searchParams.set('code', giveConsent(world, { provider, ...readIdentity(chosen) }));
  return new Response(null, { status: 303, headers: { Location: back.href } });
}

/** Bytes: an email and two names. */
const longestChoice = 4096;

function getReturnUrl(query: URLSearchParams, apps: readonly string[]): URL | undefined {
  const redirect = query.get('redirect') ?? '';
  if (!/^https?:\/\//.test(redirect) || !URL.canParse(redirect)) return undefined;
  const back = new URL(redirect);
  if (!isThisMachine(back.hostname) && !apps.includes(back.origin)) return undefined;
  const state = query.get('state');
  if (state !== null) back.searchParams.set('state', state);
  return back;
}

function readIdentity(chosen: URLSearchParams) {
  const email = chosen.get('email') ?? '';
  const known = cast.find((person) => person.email === email);
  return {
    email,
    first_name: known?.first_name ?? chosen.get('first_name') ?? '',
    last_name: known?.last_name ?? chosen.get('last_name') ?? '',
  };
}

/** Nothing from the request is written into the page, so nothing needs escaping. */
function page(title: string): Response {
  const { someoneNew, email, firstName, lastName, allow, cancel } = consentTexts;
  const people = cast.map(({ email: address }) => `<p><button name="email" value="${address}">${address}</button>`);
  const field = (name: string, label: string) => `<p><label>${label}<br><input name="${name}" required></label>`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>
<form method="post">${people.join('\n')}<p><button name="cancel" value="1">${cancel}</button></form>
<h2>${someoneNew}</h2>
<form method="post">${field('email', email)}${field('first_name', firstName)}${field('last_name', lastName)}
<p><button>${allow}</button></form></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
