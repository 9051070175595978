import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SettingsError } from './givenSettings';
import { readSettings, showSettingsProblems } from './readSettings';

const build = { BASE_URL: '/', MODE: 'production', DEV: false, PROD: true, SSR: false };

function pageWith(block: string): Document {
  const page = new DOMParser().parseFromString('<script type="application/json" id="settings"></script>', 'text/html');
  const element = page.getElementById('settings');
  if (element) element.textContent = block;
  Object.defineProperty(page, 'baseURI', { value: 'https://crew.example/login' });
  return page;
}

const read = (block: object, env = {}) => readSettings({ ...build, ...env }, pageWith(JSON.stringify(block)));

function listProblems(readIt: () => unknown): readonly string[] {
  try {
    readIt();
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
  }
  return [];
}

const given = {
  apiUrl: 'https://api.provider.example/api',
  productName: 'Haul',
  publicSiteUrl: 'https://www.provider.example',
  supportEmail: 'help@provider.example',
  googleSignIn: true,
  appleSignIn: false,
  realtimeKey: 'key',
  realtimeHost: 'ws.provider.example',
  realtimePort: 6001,
  realtimeSecurePort: 6002,
  realtimeForceTls: true,
  realtimeCluster: 'eu',
  realtimeAuthPath: '/auth',
  realtimeUserAuthPath: '/user-auth',
  mapStyleUrl: 'https://maps.provider.example/style.json',
  geocoderUrl: 'https://geo.provider.example/api?q={query}',
};

const expected = {
  productName: 'Haul',
  publicSiteUrl: 'https://www.provider.example',
  supportEmail: 'help@provider.example',
  apiUrl: 'https://api.provider.example/api',
  routerBase: '',
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
  signIn: { google: true, apple: false },
  mapStyleUrl: 'https://maps.provider.example/style.json',
  geocoderUrl: 'https://geo.provider.example/api?q={query}',
};

describe('settings of production', () => {
  it("default to the page's own host for the API and to the ports of the specification", () => {
    expect(read({})).toEqual({
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
      signIn: { google: true, apple: true },
    });
  });

  it('are read from the JSON block of the page', () => {
    expect(read(given)).toEqual(expected);
  });

  it('are read from the environment of the build', () => {
    const env = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
        String(value),
      ]),
    );
    expect(read({}, env)).toEqual(expected);
  });

  it('prefer the page to the build', () => {
    const env = { VITE_API_URL: 'https://staging.example/api', VITE_SUPPORT_EMAIL: 'help@provider.example' };
    expect(read({ apiUrl: 'https://live.example/api' }, env)).toMatchObject({
      apiUrl: 'https://live.example/api',
      supportEmail: 'help@provider.example',
    });
  });

  it('take an empty variable of the build as not set', () => {
    expect(read({}, { VITE_REALTIME_PORT: '' }).realtime.port).toBe(9000);
  });

  it('listen for events on the host of the API, also when its address is a path', () => {
    expect(read({ apiUrl: 'https://api.provider.example:8080/api' }).realtime.host).toBe('api.provider.example');
    expect(read({ apiUrl: '/backend/api' }).realtime.host).toBe('crew.example');
  });
});

describe('wrong settings', () => {
  it.each([
    [{ apiUrl: 'api.example.com' }, 'apiUrl is "api.example.com", but must be an address that starts with'],
    [{ apiUrl: '//api.example.com' }, 'apiUrl is "//api.example.com", but must be an address that starts with'],
    [{ publicSiteUrl: 'javascript:alert(1)' }, 'publicSiteUrl is "javascript:alert(1)", but must be an address'],
    [{ realtimePort: 'abc' }, 'realtimePort is "abc", but must be a port from 1 to 65535.'],
    [{ realtimePort: 70_000 }, 'realtimePort is 70000, but must be a port from 1 to 65535.'],
    [{ realtimeHost: 'wss://ws.example.com' }, 'realtimeHost is "wss://ws.example.com", but must be a host name'],
    [{ googleSignIn: 'no' }, 'googleSignIn is "no", but must be true or false.'],
    [{ productName: '' }, 'productName is "", but must be 1 to 40 characters.'],
    [{ supportEmail: 'help' }, 'supportEmail is "help", but must be an email address.'],
    [{ apiURL: '/api' }, 'There is no setting apiURL.'],
    [[], 'The settings in index.html are not a JSON object.'],
  ])('%j are named', (block, problem) => {
    expect(listProblems(() => read(block))).toEqual([expect.stringContaining(problem)]);
  });

  it('are all named together', () => {
    expect(listProblems(() => read({ realtimePort: 0, supportEmail: '' }))).toHaveLength(2);
  });

  it('are listed on a page instead of the app', () => {
    const root = Object.assign(document.createElement('div'), { id: 'root', textContent: 'Loading' });
    document.body.append(root);
    onTestFinished(() => root.remove());
    showSettingsProblems(listProblems(() => read({ realtimePort: 0, supportEmail: '' })));
    expect(screen.getByRole('heading', { name: 'This app is not set up correctly' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('realtimePort is 0'),
      expect.stringContaining('supportEmail is ""'),
    ]);
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('reports settings that are not JSON', () => {
    expect(listProblems(() => readSettings(build, pageWith('{ apiUrl: }')))).toEqual([
      'The settings in index.html are not a JSON object.',
    ]);
  });
});
