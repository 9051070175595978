import { productName, realtimeDefaults, type RealtimeSettings, type Settings } from './settings';

/**
 * Settings of the production entry, read from the build's environment (`VITE_*`, docs/operations.md). The API is on
 * the page's own host by default; everything else has a fixed default.
 */
export function readSettings(env: ImportMetaEnv, page: Location): Settings {
  const apiUrl = env.VITE_API_URL ?? `${page.origin}/api`;
  const apiHost = new URL(apiUrl, page.origin).hostname;
  return {
    productName,
    publicSiteUrl: env.VITE_PUBLIC_SITE_URL ?? 'https://www.crewboard.example',
    supportEmail: env.VITE_SUPPORT_EMAIL ?? 'support@crewboard.example',
    apiUrl,
    routerBase: env.BASE_URL.replace(/\/$/, ''),
    realtime: readRealtime(env, apiHost),
    ...(env.VITE_MAP_STYLE_URL && { mapStyleUrl: env.VITE_MAP_STYLE_URL }),
    ...(env.VITE_GEOCODER_URL && { geocoderUrl: env.VITE_GEOCODER_URL }),
  };
}

function readRealtime(env: ImportMetaEnv, apiHost: string): RealtimeSettings {
  return {
    appKey: env.VITE_REALTIME_KEY ?? realtimeDefaults.appKey,
    host: env.VITE_REALTIME_HOST ?? apiHost,
    port: parsePort(env.VITE_REALTIME_PORT, realtimeDefaults.port),
    securePort: parsePort(env.VITE_REALTIME_SECURE_PORT, realtimeDefaults.securePort),
    forceTls: env.VITE_REALTIME_FORCE_TLS === 'true',
    cluster: env.VITE_REALTIME_CLUSTER ?? realtimeDefaults.cluster,
    authPath: env.VITE_REALTIME_AUTH_PATH ?? realtimeDefaults.authPath,
    userAuthPath: env.VITE_REALTIME_USER_AUTH_PATH ?? realtimeDefaults.userAuthPath,
  };
}

function parsePort(text: string | undefined, fallback: number): number {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 ? port : fallback;
}
