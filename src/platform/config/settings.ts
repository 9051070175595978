/**
 * All configuration of the product in one typed object: entries build it, `start` takes it. Addresses are absolute or
 * start with `/`; ports are numbers; no value is secret.
 */
export type Settings = {
  /** Name shown in titles, header and emails. */
  productName: string;
  /** The public website that the header logo opens in a new tab (spec section 2). */
  publicSiteUrl: string;
  supportEmail: string;
  /** Base of all calls, `/api` included (spec section 7). */
  apiUrl: string;
  /** Path of the app on its host, without a trailing slash; empty at the root. */
  routerBase: string;
  realtime: RealtimeSettings;
  /** Sign-ins of other companies that the provider offers. */
  signIn: { google: boolean; apple: boolean };
  /** A MapLibre style document of another provider; our own base map by default. */
  mapStyleUrl?: string;
  /** Address search: the URL of a geocoder that answers GeocodeJSON, with `{query}`; none by default. */
  geocoderUrl?: string;
};

export type RealtimeSettings = {
  appKey: string;
  host: string;
  /** Port for unencrypted connections, 9000 (spec section 7). */
  port: number;
  /** Port for secure connections, 443 (spec section 7). */
  securePort: number;
  forceTls: boolean;
  cluster: string;
  /** Path of the channel authorization call, relative to `apiUrl`. */
  authPath: string;
  /** Path of the call that signs a socket in as the person, below `apiUrl`. */
  userAuthPath: string;
};

export const productName = 'Crewboard';

export const signInDefaults = { google: true, apple: true } satisfies Settings['signIn'];

export const realtimeDefaults = {
  appKey: 'crewboard',
  port: 9000,
  securePort: 443,
  forceTls: false,
  cluster: 'mt1',
  authPath: '/broadcasting/auth',
  userAuthPath: '/broadcasting/user-auth',
} satisfies Omit<RealtimeSettings, 'host'>;
