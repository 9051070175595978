/*
 * Who may import whom, and which library is used where: the table of docs/architecture.md in the words of
 * @boundaries/eslint-plugin. Everything is refused which no row allows; the last row that matches decides.
 * tests/architecture plants violations and expects exactly those findings.
 */

// Rooms --------------------------------------------------------------------------------------------------------------

export const elements = [
  { type: 'model', pattern: 'src/generated/model' },
  { type: 'calls', pattern: 'src/generated' },
  { type: 'platform', pattern: 'src/platform/*', capture: ['part'] },
  { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
  { type: 'app', pattern: 'src/app' },
  { type: 'mocks', pattern: 'mocks' },
  { type: 'kit', pattern: 'tests/kit' },
  { type: 'tests', pattern: 'tests' },
  { type: 'tools', pattern: 'tools' },
].map((element) => ({ ...element, partialMatch: false }));

const mocksRooms = [
  'db',
  'rules',
  'presenters',
  'handlers',
  'realtime',
  'seed',
  'scenarios',
  'hosts',
  'bridge',
  'panel',
];

export const files = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'view', pattern: '**/*.tsx' },
  { category: 'entry', pattern: ['src/main.ts', 'src/vite-env.d.ts'] },
  { category: 'config', pattern: '*.config.{ts,mts,mjs}' },
  { category: 'window', pattern: 'src/features/*/{api,*Api,realtime}.ts' },
  { category: 'offered', pattern: 'src/features/*/index.ts' },
  { category: 'wiring', pattern: 'src/features/*/{routes,realtime,index}.ts' },
  { category: 'routes', pattern: 'src/features/*/routes.ts' },
  { category: 'domain', pattern: 'src/features/*/model/**' },
  { category: 'start', pattern: 'src/app/start.tsx' },
  { category: 'events', pattern: 'src/platform/realtime/events.ts' },
  { category: 'demo', pattern: 'mocks/main.ts' },
  ...mocksRooms.map((name) => ({ category: `mocks:${name}`, pattern: `mocks/${name}/**` })),
];

const room = (...types: string[]) => ({ element: { types: { anyOf: types } } });
const file = (...categories: string[]) => ({ file: { categories: { anyOf: categories } } });
const platform = (...part: string[]) => ({ element: { type: 'platform', captured: { part } } });
const mocks = (...names: string[]) => file(...names.map((name) => `mocks:${name}`));

type Selector = object | object[];
type Target = { to: Selector; dependency?: object };
const allow = (from: Selector, to: Selector, dependency?: object) => ({ from, allow: target(to, dependency) });
const refuse = (from: Selector, to: Selector, message: string, dependency?: object) => ({
  from,
  disallow: target(to, dependency),
  message,
});
const target = (to: Selector, dependency?: object): Target => (dependency ? { to, dependency } : { to });

const outside = [room('tests', 'kit', 'tools'), file('config')];
const anyone = { module: { origin: 'local' } };
const notTests = [{ file: { isUnknown: true } }, { file: { categories: { noneOf: ['test'] } } }];

const roomPolicies: object[] = [
  { allow: { dependency: { relationship: { to: 'internal' } } } },
  allow(room('platform'), room('platform', 'model')),
  allow(platform('session', 'branches'), room('calls')),
  allow(room('feature'), room('platform', 'model')),
  allow({ ...room('feature'), ...file('window') }, room('calls')),
  allow(room('feature'), { ...room('feature'), ...file('offered') }),
  allow(room('app'), [room('platform'), { ...room('feature'), ...file('wiring') }]),
  allow(file('entry'), room('app', 'platform')),
  allow(room('mocks'), [room('model'), platform('lib')]),
  allow(room('mocks'), file('events'), { kind: 'type' }),
  allow(mocks('panel'), platform('ui', 'forms')),
  allow(mocks('panel'), platform('config'), { kind: 'type' }),
  allow(file('demo'), [file('start'), platform('config')]),
  allow(file('test'), room('kit')),
  allow(outside, { module: { origin: 'local' } }),
  refuse(notTests, file('test'), 'Nothing imports a test: what tests share stands in tests/kit.'),
  refuse(file('routes'), file('view'), 'routes.ts only names lazy loaders: import() the page.', { nodeKind: 'import' }),
  // The rooms of the fake.
  refuse(
    mocks('rules', 'presenters', 'db', 'realtime'),
    mocks('handlers', 'http', 'hosts', 'bridge', 'panel'),
    'Rules, presenters, rows and sockets of the fake know neither handlers nor where a world runs.',
  ),
  refuse(mocks('rules'), mocks('presenters'), 'Rules decide; presenters shape what they decided.'),
  refuse(mocks('db'), mocks('rules', 'presenters', 'realtime', 'seed', 'scenarios'), 'mocks/db only keeps rows.'),
  refuse(
    mocks('handlers', 'seed', 'scenarios'),
    mocks('hosts', 'bridge', 'panel'),
    'A world does not know where it runs.',
  ),
  refuse(mocks('hosts', 'bridge'), mocks('panel'), 'The panel is a guest: only mocks/main.ts mounts it.'),
];

// Third-party doors --------------------------------------------------------------------------------------------------

const free = ['react'];
const queryRooms = [
  platform('cache', 'session', 'branches', 'realtime'),
  room('app'),
  { ...room('feature'), ...file('window') },
];
const sagaRooms = [platform('session', 'branches', 'realtime'), room('app')];
const fakeRooms = [room('mocks'), ...outside];

export const doors: { packages: string[]; door: string; rooms: Selector }[] = [
  { packages: ['axios'], door: 'platform/http', rooms: platform('http') },
  { packages: ['@blueprintjs/*'], door: 'platform/ui (or forms)', rooms: platform('ui', 'forms') },
  {
    packages: [
      'final-form',
      'final-form-arrays',
      'react-final-form',
      'react-final-form-arrays',
      'maska',
      'react-image-crop',
    ],
    door: 'platform/forms',
    rooms: platform('forms'),
  },
  { packages: ['wouter', 'regexparam'], door: 'platform/routing', rooms: platform('routing') },
  { packages: ['maplibre-gl', 'topojson-client', 'us-atlas'], door: 'platform/map', rooms: platform('map') },
  { packages: ['idb-keyval'], door: 'platform/drafts', rooms: platform('drafts') },
  { packages: ['pusher-js', 'laravel-echo'], door: 'platform/realtime', rooms: platform('realtime') },
  {
    packages: ['redux-saga', 'typed-redux-saga'],
    door: 'the sagas of platform/{session,branches,realtime} and app',
    rooms: sagaRooms,
  },
  { packages: ['redux', 'react-redux'], door: 'platform and app', rooms: room('platform', 'app') },
  {
    packages: ['@tanstack/react-query'],
    door: "platform/cache, app and a feature's api.ts or realtime.ts",
    rooms: queryRooms,
  },
  {
    packages: ['react-dom'],
    door: 'platform/ui, app and the panel of the fake',
    rooms: [platform('ui'), room('app'), mocks('panel')],
  },
  {
    packages: ['timezones-ical-library'],
    door: 'features/jobs',
    rooms: { element: { type: 'feature', captured: { name: 'jobs' } } },
  },
  {
    packages: ['react-big-calendar'],
    door: 'features/calendar',
    rooms: { element: { type: 'feature', captured: { name: 'calendar' } } },
  },
  {
    packages: ['date-fns'],
    door: 'platform/lib, platform/ui and features/calendar',
    rooms: [platform('lib', 'ui'), { element: { type: 'feature', captured: { name: 'calendar' } } }],
  },
  { packages: ['@fontsource-variable/*'], door: 'platform/ui', rooms: platform('ui') },
  {
    packages: ['msw', '@mswjs/*', '@faker-js/faker', 'idb', 'pure-rand', '@noble/*', 'zod', 'ws'],
    door: 'mocks and tests',
    rooms: fakeRooms,
  },
];

const testPackages = ['vitest', '@testing-library/*', 'fast-check', 'fake-indexeddb'];

const doorPolicies: object[] = [
  allow(room('platform', 'feature', 'app', 'mocks'), { module: { origin: 'external', source: free } }),
  ...doors.flatMap(({ packages, door, rooms }) => [
    refuse(anyone, { module: { origin: 'external', source: packages } }, `{{to.module.source}} has one door: ${door}.`),
    allow(rooms, { module: { origin: 'external', source: packages } }),
  ]),
  allow(file('test'), { module: { origin: 'external', source: testPackages } }),
  allow({ ...room('mocks'), ...file('test') }, { module: { origin: ['external', 'core'] } }),
  allow(file('test'), { module: { origin: 'core' } }),
  allow(mocks('hosts'), { module: { origin: 'core' } }),
  allow(outside, { module: { origin: ['external', 'core'] } }),
  refuse(file('domain'), { module: { source: ['react*', '@*/react-*'] } }, 'model/ is pure domain code: no React.'),
  refuse(mocks('rules', 'presenters', 'db'), { module: { source: 'msw' } }, 'This room of the fake knows no HTTP.'),
];

export const policies = [...roomPolicies, ...doorPolicies];
