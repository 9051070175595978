import { type GivenSettings, parseGivenSettings, settingNames, SettingsError } from './givenSettings';
import { productName, realtimeDefaults, type RealtimeSettings, type Settings, signInDefaults } from './settings';

/** Id of the JSON block in index.html that has the settings of a host. */
const settingsBlockId = 'settings';

/**
 * Settings of the production entry: the page's JSON block, else the build's environment (`VITE_API_URL` is `apiUrl`),
 * else a default (docs/operations.md). The API is on the page's own host by default. Throws a SettingsError.
 */
export function readSettings(env: ImportMetaEnv, page: Document): Settings {
  const given = parseGivenSettings({ ...readEnvironment(env), ...readBlock(page) });
  const { origin } = new URL(page.baseURI);
  const apiUrl = given.apiUrl ?? `${origin}/api`;
  return {
    productName: given.productName ?? productName,
    publicSiteUrl: given.publicSiteUrl ?? 'https://www.crewboard.example',
    supportEmail: given.supportEmail ?? 'support@crewboard.example',
    apiUrl,
    routerBase: env.BASE_URL.replace(/\/$/, ''),
    realtime: getRealtime(given, new URL(apiUrl, origin).hostname),
    signIn: {
      google: given.googleSignIn ?? signInDefaults.google,
      apple: given.appleSignIn ?? signInDefaults.apple,
    },
    ...(given.mapStyleUrl && { mapStyleUrl: given.mapStyleUrl }),
    ...(given.geocoderUrl && { geocoderUrl: given.geocoderUrl }),
  };
}

function getRealtime(given: GivenSettings, apiHost: string): RealtimeSettings {
  return {
    appKey: given.realtimeKey ?? realtimeDefaults.appKey,
    host: given.realtimeHost ?? apiHost,
    port: given.realtimePort ?? realtimeDefaults.port,
    securePort: given.realtimeSecurePort ?? realtimeDefaults.securePort,
    forceTls: given.realtimeForceTls ?? realtimeDefaults.forceTls,
    cluster: given.realtimeCluster ?? realtimeDefaults.cluster,
    authPath: given.realtimeAuthPath ?? realtimeDefaults.authPath,
    userAuthPath: given.realtimeUserAuthPath ?? realtimeDefaults.userAuthPath,
  };
}

/** An empty variable is not set. */
function readEnvironment(env: ImportMetaEnv): Record<string, unknown> {
  const entries = settingNames.map((name): [string, unknown] => [name, env[toVariable(name)]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

const toVariable = (name: string) => `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

function readBlock(page: Document): object {
  const text = page.getElementById(settingsBlockId)?.textContent.trim() ?? '';
  if (text === '') return {};
  try {
    const block: unknown = JSON.parse(text);
    if (typeof block === 'object' && block !== null && !Array.isArray(block)) return block;
  } catch {
    // Reported below.
  }
  throw new SettingsError(['The settings in index.html are not a JSON object.']);
}

/** Replaces the app with a list of problems in its settings. In English, for the people who set it up. */
export function showSettingsProblems(problems: readonly string[]): void {
  const title = Object.assign(document.createElement('h1'), { textContent: 'This app is not set up correctly' });
  const list = document.createElement('ul');
  list.append(...problems.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  const page = Object.assign(document.createElement('main'), { className: 'frame-problems' });
  page.append(title, list);
  document.getElementById('root')?.replaceChildren(page);
}
