import { describe, expect, it } from 'vitest';
import { readSettings } from './environment';

const build = { BASE_URL: '/', MODE: 'production', DEV: false, PROD: true, SSR: false };
const page = { origin: 'https://crew.example' } as Location;

describe('the settings of production', () => {
  it("fall back to the page's own host for the API, the public website and the numbers of the specification", () => {
    expect(readSettings(build, page)).toEqual({
      productName: 'Crewboard',
      publicSiteUrl: 'https://www.crewboard.example',
      supportEmail: 'support@crewboard.example',
      apiUrl: 'https://crew.example/api',
      routerBase: '',
      realtime: {
        appKey: 'crewboard',
        host: 'crew.example',
        port: 9000,
        securePort: 443,
        forceTls: false,
        cluster: 'mt1',
        authPath: '/broadcasting/auth',
        userAuthPath: '/broadcasting/user-auth',
      },
    });
  });

  it('are what the environment says', () => {
    const env = {
      ...build,
      BASE_URL: '/crew/',
      VITE_API_URL: 'https://api.provider.example/api',
      VITE_PUBLIC_SITE_URL: 'https://www.provider.example',
      VITE_SUPPORT_EMAIL: 'help@provider.example',
      VITE_REALTIME_KEY: 'key',
      VITE_REALTIME_HOST: 'ws.provider.example',
      VITE_REALTIME_PORT: '6001',
      VITE_REALTIME_SECURE_PORT: '6002',
      VITE_REALTIME_FORCE_TLS: 'true',
      VITE_REALTIME_CLUSTER: 'eu',
      VITE_REALTIME_AUTH_PATH: '/auth',
      VITE_REALTIME_USER_AUTH_PATH: '/user-auth',
      VITE_MAP_STYLE_URL: 'https://maps.provider.example/style.json',
      VITE_GEOCODER_URL: 'https://geo.provider.example/api?q={query}',
    };
    expect(readSettings(env, page)).toEqual({
      productName: 'Crewboard',
      publicSiteUrl: 'https://www.provider.example',
      supportEmail: 'help@provider.example',
      apiUrl: 'https://api.provider.example/api',
      routerBase: '/crew',
      realtime: {
        appKey: 'key',
        host: 'ws.provider.example',
        port: 6001,
        securePort: 6002,
        forceTls: true,
        cluster: 'eu',
        authPath: '/auth',
        userAuthPath: '/user-auth',
      },
      mapStyleUrl: 'https://maps.provider.example/style.json',
      geocoderUrl: 'https://geo.provider.example/api?q={query}',
    });
  });

  it('listen for events on the host of the API, also when its address is a path', () => {
    const getHost = (VITE_API_URL: string) => readSettings({ ...build, VITE_API_URL }, page).realtime.host;
    expect(getHost('https://api.provider.example:8080/api')).toBe('api.provider.example');
    expect(getHost('/backend/api')).toBe('crew.example');
  });

  it.each(['', 'abc', '0', '-1', '1.5'])('keep the usual port for %j', (text) => {
    const { realtime } = readSettings({ ...build, VITE_REALTIME_PORT: text }, page);
    expect(realtime.port).toBe(9000);
  });
});
