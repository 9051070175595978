import type { Policy, Selector } from './policies';

/*
 * Import rules of modules and libraries: the table of docs/architecture.md. An import that
 * no row allows is an error; the last row that matches decides (policies.ts). tests/architecture plants violations and
 * expects exactly those findings.
 */

// Modules ------------------------------------------------------------------------------------------------------------

/**
 * The folders of each layer; of `folder/*` each folder is a part, and a folder within a feature with an `index.ts` of its
 * own is one, too. The first that a file is in counts.
 */
export const elements: readonly { type: string; pattern: string; part?: string }[] = [
  { type: 'model', pattern: 'src/generated/model' },
  { type: 'calls', pattern: 'src/generated' },
  { type: 'domain', pattern: 'src/domain' },
  { type: 'platform', pattern: 'src/platform/*' },
  { type: 'feature', pattern: 'src/features/jobs/orders', part: 'orders' },
  { type: 'feature', pattern: 'src/features/jobs/form', part: 'form' },
  { type: 'feature', pattern: 'src/features/jobs/crew', part: 'crew' },
  { type: 'feature', pattern: 'src/features/jobs/closing', part: 'closing' },
  { type: 'feature', pattern: 'src/features/activity/numbers', part: 'numbers' },
  { type: 'feature', pattern: 'src/features/activity/setup', part: 'setup' },
  { type: 'feature', pattern: 'src/features/team/people', part: 'people' },
  { type: 'feature', pattern: 'src/features/helper/earnings', part: 'earnings' },
  { type: 'feature', pattern: 'src/features/*' },
  { type: 'app', pattern: 'src/app' },
  { type: 'mocks', pattern: 'mocks' },
  { type: 'kit', pattern: 'tests/kit' },
  { type: 'tests', pattern: 'tests' },
  { type: 'tools', pattern: 'tools' },
];

/** Parts of the fake: each subject has them, and the provider has what the subjects share. */
const mocksParts: Record<string, string[]> = {
  rows: ['mocks/provider/store/**', 'mocks/*/{rows,tables}.ts', 'mocks/*/tables/**'],
  rules: ['mocks/*/rules.ts', 'mocks/*/rules/**', 'mocks/provider/access/**'],
  answers: ['mocks/*/answers.ts', 'mocks/*/answers/**'],
  events: ['mocks/*/{events,eventFacts}.ts', 'mocks/*/events/**', 'mocks/provider/realtime/**'],
  handlers: ['mocks/*/handlers.ts', 'mocks/*/handlers/**'],
  seed: ['mocks/*/seed.ts', 'mocks/*/seed/**'],
  http: ['mocks/provider/http/**'],
  scenarios: ['mocks/provider/scenarios/**'],
  hosts: ['mocks/hosts/**'],
  panel: ['mocks/demo/panel/**'],
  stage: ['mocks/demo/stage/**'],
};

export const files: { category: string; pattern: string | string[] }[] = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'view', pattern: '**/*.tsx' },
  { category: 'entry', pattern: ['src/main.ts', 'src/vite-env.d.ts'] },
  { category: 'config', pattern: '*.config.{ts,mts,mjs}' },
  { category: 'calls', pattern: 'src/features/{*,*/*}/{api,*Api,realtime}.ts' },
  { category: 'public', pattern: 'src/features/{*,*/*}/index.ts' },
  { category: 'wiring', pattern: 'src/features/{*,*/*}/{routes,realtime,undoableApi,index}.ts' },
  { category: 'routes', pattern: 'src/features/{*,*/*}/routes.ts' },
  { category: 'model', pattern: 'src/features/{*,*/*}/model/**' },
  { category: 'start', pattern: 'src/app/start.tsx' },
  { category: 'events', pattern: 'src/platform/realtime/events.ts' },
  { category: 'demo', pattern: 'mocks/main.ts' },
  { category: 'worker', pattern: 'src/serviceWorker.ts' },
  ...Object.entries(mocksParts).map(([name, pattern]) => ({ category: `mocks:${name}`, pattern })),
];

const layer = (...layers: string[]): Selector => ({ layers });
const file = (...categories: string[]): Selector => ({ categories });
const platform = (...parts: string[]): Selector => ({ layers: ['platform'], parts });
const feature = (...parts: string[]): Selector => ({ layers: ['feature'], parts });
const mocks = (...names: string[]) => file(...names.map((name) => `mocks:${name}`));

type Selectors = Selector | readonly Selector[];
type Via = Policy['dependency'];
const allow = (from: Selectors, to: Selectors, dependency: Via = {}): Policy => ({
  allows: true,
  from: [from].flat(),
  to: [to].flat(),
  dependency,
  message: '',
});
const refuse = (from: Selectors, to: Selectors, message: string, dependency: Via = {}): Policy => ({
  allows: false,
  from: [from].flat(),
  to: [to].flat(),
  dependency,
  message,
});

const outside = [layer('tests', 'kit', 'tools'), file('config')];
const anyone: Selector = {};
const local: Selector = { origins: ['local'] };
const notTests: Selector = { noneOf: ['test'] };

const modulePolicies: Policy[] = [
  allow(layer('domain'), [layer('model'), platform('lib')]),
  allow(layer('platform'), layer('platform', 'model')),
  allow(platform('session', 'branches'), layer('calls')),
  allow(platform('routing', 'provider'), layer('domain')),
  allow(layer('feature'), layer('platform', 'model', 'domain')),
  allow({ ...layer('feature'), ...file('calls') }, layer('calls')),
  allow(layer('feature'), { ...layer('feature'), ...file('public') }),
  allow(layer('app'), [layer('platform', 'domain'), { ...layer('feature'), ...file('wiring') }]),
  allow(file('entry'), layer('app', 'platform')),
  allow(file('worker'), platform('offline')),
  allow(layer('mocks'), [layer('model', 'domain'), platform('lib')]),
  allow(layer('mocks'), file('events'), { kind: 'type' }),
  allow(layer('mocks'), platform('language')),
  allow(mocks('panel', 'stage'), platform('ui', 'forms')),
  allow(mocks('panel'), platform('config'), { kind: 'type' }),
  allow(mocks('stage'), platform('config', 'offline')),
  allow(file('demo'), [file('start'), platform('config', 'offline')]),
  allow(file('test'), layer('kit')),
  allow(outside, local),
  refuse(notTests, file('test'), 'Nothing imports a test: what tests share is in tests/kit.'),
  refuse(file('routes'), file('view'), 'routes.ts only names lazy loaders: import() the page.', { node: 'import' }),
  // The parts of the fake.
  refuse(
    mocks('rules', 'answers', 'rows', 'events'),
    mocks('handlers', 'http', 'hosts', 'panel'),
    'Rules, answers, rows and events of the fake know neither handlers nor hosts.',
  ),
  refuse(mocks('rules'), mocks('answers'), 'Rules decide; answers shape what a person may see.'),
  refuse(mocks('seed'), mocks('handlers'), 'The seed writes rows; it does not call handlers.'),
  refuse(
    { ...mocks('rules', 'handlers', 'answers'), ...notTests },
    mocks('seed'),
    'Rules, handlers and answers do not depend on the data a world starts with.',
  ),
  refuse(
    mocks('rows'),
    mocks('rules', 'answers', 'events', 'seed', 'scenarios'),
    'Tables store rows and nothing else.',
  ),
  refuse(mocks('handlers', 'seed', 'scenarios'), mocks('hosts', 'panel'), 'A world does not depend on its host.'),
  refuse(mocks('hosts'), mocks('panel', 'stage'), 'Only mocks/main.ts mounts panel and stage.'),
];

// Libraries ----------------------------------------------------------------------------------------------------------

const free = ['react'];
const queryLayers = [
  platform('cache', 'session', 'branches', 'realtime', 'offline'),
  layer('app'),
  { ...layer('feature'), ...file('calls') },
];
const sagaLayers = [platform('sagas', 'session', 'branches', 'realtime'), layer('app')];
const fakeLayers = [layer('mocks'), ...outside];

/** Allowed importers of a library, in words and as selectors. */
export const libraries: { packages: string[]; users: string; selector: Selectors }[] = [
  { packages: ['axios'], users: 'platform/http', selector: platform('http') },
  { packages: ['@blueprintjs/*'], users: 'platform/ui (or forms)', selector: platform('ui', 'forms') },
  {
    packages: ['final-form', 'react-final-form', 'maska', 'react-image-crop'],
    users: 'platform/forms',
    selector: platform('forms'),
  },
  { packages: ['wouter', 'regexparam'], users: 'platform/routing', selector: platform('routing') },
  {
    packages: ['maplibre-gl', 'topojson-*', 'polyclip-ts'],
    users: 'platform/map',
    selector: platform('map'),
  },
  { packages: ['web-vitals'], users: 'the app', selector: layer('app') },
  { packages: ['idb-keyval'], users: 'platform/drafts and platform/offline', selector: platform('drafts', 'offline') },
  { packages: ['serwist'], users: 'src/serviceWorker.ts', selector: file('worker') },
  {
    packages: ['@tanstack/query-persist-client-core', '@tanstack/query-async-storage-persister'],
    users: 'platform/offline',
    selector: platform('offline'),
  },
  { packages: ['pusher-js', 'laravel-echo'], users: 'platform/realtime', selector: platform('realtime') },
  {
    packages: ['redux-saga'],
    users: 'the sagas of platform/{session,branches,realtime} and app',
    selector: sagaLayers,
  },
  // Its effects take any text as a pattern; effects of platform/sagas take action creators only.
  { packages: ['typed-redux-saga'], users: 'platform/sagas', selector: platform('sagas') },
  { packages: ['redux', 'react-redux'], users: 'platform and app', selector: layer('platform', 'app') },
  {
    packages: ['@tanstack/react-query'],
    users: "platform/cache, app and a feature's api.ts or realtime.ts",
    selector: queryLayers,
  },
  {
    packages: ['react-dom'],
    users: 'platform/ui, app, and panel and stage of the fake',
    selector: [platform('ui'), layer('app'), mocks('panel', 'stage')],
  },
  {
    packages: ['timezones-ical-library', 'chrono-node', 'munkres'],
    users: 'domain',
    selector: layer('domain'),
  },
  {
    packages: ['react-big-calendar', 'react-aria'],
    users: 'features/calendar',
    selector: feature('calendar'),
  },
  {
    packages: ['@visx/*'],
    users: 'features/activity/numbers',
    selector: feature('numbers'),
  },
  {
    packages: ['date-fns'],
    users: 'platform/lib, platform/ui and features/calendar',
    selector: [platform('lib', 'ui'), feature('calendar')],
  },
  { packages: ['pdfkit', '@expo-google-fonts/*'], users: 'features/billing', selector: feature('billing') },
  { packages: ['@fontsource-variable/*'], users: 'platform/ui', selector: platform('ui') },
  {
    packages: ['msw', '@mswjs/*', '@faker-js/faker', 'idb', 'pure-rand', '@noble/*', 'zod', 'ws'],
    users: 'mocks and tests',
    selector: fakeLayers,
  },
];

const library = (...packages: string[]): Selector => ({ origins: ['external'], packages });
const anyLibrary: Selector = { origins: ['external'] };
const core: Selector = { origins: ['core'] };
const testPackages = ['vitest', '@testing-library/*', 'fast-check', 'fake-indexeddb'];

const libraryPolicies: Policy[] = [
  allow(layer('platform', 'feature', 'app', 'mocks'), library(...free)),
  ...libraries.flatMap(({ packages, users, selector }) => [
    refuse(anyone, library(...packages), `{module} is used only in ${users}.`),
    allow(selector, library(...packages)),
  ]),
  refuse(
    layer('platform', 'app'),
    anyLibrary,
    'Effects come from platform/sagas, which accepts no text as a pattern.',
    {
      source: 'redux-saga/effects',
    },
  ),
  allow(platform('sagas'), anyLibrary, { source: 'redux-saga/effects' }),
  allow(file('test'), library(...testPackages)),
  allow({ ...layer('mocks'), ...file('test') }, [anyLibrary, core]),
  allow(file('test'), core),
  allow(mocks('hosts'), core),
  allow(outside, [anyLibrary, core]),
  refuse([file('model'), layer('domain')], library('react*', '@*/react-*'), 'A model has no React.'),
  refuse(mocks('rules', 'answers', 'rows'), library('msw'), 'This part of the fake knows no HTTP.'),
];

export const policies = [...modulePolicies, ...libraryPolicies];
