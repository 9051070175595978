import type { ConsentRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { decideConsent } from '../rules/consent';
import type { World } from '../../provider/world';
import { issueSocialProof } from './otp';
import { claimAccount, startSession } from './sessions';

export function getGoogleRedirectUrl({ world, request }: Context<'getGoogleRedirectUrl'>) {
  return { url: createConsentUrl(world, request, 'google') };
}

export function getAppleRedirectUrl({ world, request }: Context<'getAppleRedirectUrl'>) {
  return { url: createConsentUrl(world, request, 'apple') };
}

export function handleGoogleCallback({ world, query }: Context<'handleGoogleCallback'>) {
  return exchange(world, 'google', query.code);
}

export function handleAppleCallback({ world, query }: Context<'handleAppleCallback'>) {
  return exchange(world, 'apple', query.code);
}

/** Exchanges the code of a consent for a session, or for a sign-up token if the person has no account. */
function exchange(world: World, provider: ConsentRow['provider'], code: string | undefined) {
  const found = code === undefined ? undefined : world.tables.consent.get(code);
  const consent = throwIfRefused(decideConsent(found, provider, world.clock.now()));
  world.tables.consent.update(consent.code, { used_at: world.now() });
  const user = world.tables.user.one('email', consent.email.toLowerCase());
  // Google and Apple prove the address, as a code does.
  if (user) return startSession(world, claimAccount(world, user));
  return { is_new: true as const, temporary_token: issueSocialProof(world, consent.email), email: consent.email };
}

/**
 * The fake's own consent page replaces the provider's. It is served next to the app: the demo sends the app's address in
 * a header; over real HTTP it is where the request came from.
 */
function createConsentUrl({ random }: World, request: Request, provider: ConsentRow['provider']): string {
  const api = request.url.replace(/api\/auth-v2\/.*$/, '');
  const app = readHeaderUrl(request, 'x-app-address');
  const back = new URL(`authorization-${provider}`, app ?? readHeaderUrl(request, 'origin') ?? api);
  const query = new URLSearchParams({ provider, redirect: back.href, state: random.token(16) });
  return new URL(`consent?${query.toString()}`, app ?? api).href;
}

/** The URL in a header, ending in a slash. */
function readHeaderUrl(request: Request, header: string): string | null {
  const address = request.headers.get(header);
  if (address === null || !URL.canParse(address)) return null;
  return address.endsWith('/') ? address : `${address}/`;
}
