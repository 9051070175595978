import { defineConfig } from 'oxlint';

/*
 * The house rules as a gate: the rooms (who may import whom), the third-party doors, size and style.
 * The room table is the one of docs/architecture.md; tests/architecture plants violations of it and expects exactly those findings.
 */

// Rooms --------------------------------------------------------------------------------------------------------------

const elements = [
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

const files = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'view', pattern: '**/*.tsx' },
  { category: 'entry', pattern: ['src/main.ts', 'src/vite-env.d.ts'] },
  { category: 'config', pattern: '*.config.{ts,mjs}' },
  { category: 'window', pattern: 'src/features/*/{api,realtime}.ts' },
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
const allow = (from: Selector, to: Selector, dependency: object = {}) => ({ from, allow: { to, dependency } });
const refuse = (from: Selector, to: Selector, message: string, dependency: object = {}) => ({
  from,
  disallow: { to, dependency },
  message,
});

const outside = [room('tests', 'kit', 'tools'), file('config')];
const notTests = [{ file: { isUnknown: true } }, { file: { categories: { noneOf: ['test'] } } }];

const roomPolicies = [
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
  allow(mocks('panel'), platform('ui')),
  allow(file('demo'), file('start')),
  allow(file('test'), room('kit')),
  allow(outside, { module: { origin: 'local' } }),
  refuse(notTests, file('test'), 'Nothing imports a test: what tests share stands in tests/kit.'),
  refuse(file('routes'), file('view'), 'routes.ts only names lazy loaders: import() the page.', { nodeKind: 'import' }),
  // The rooms of the fake.
  refuse(
    mocks('rules', 'presenters', 'db', 'realtime'),
    mocks('handlers', 'hosts', 'bridge', 'panel'),
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

const doors: { packages: string[]; door: string; rooms: Selector }[] = [
  { packages: ['axios'], door: 'platform/http', rooms: platform('http') },
  { packages: ['@blueprintjs/*'], door: 'platform/ui (or forms)', rooms: platform('ui', 'forms') },
  {
    packages: ['final-form', 'final-form-arrays', 'react-final-form', 'react-final-form-arrays', 'maska'],
    door: 'platform/forms',
    rooms: platform('forms'),
  },
  { packages: ['wouter'], door: 'platform/routing', rooms: platform('routing') },
  { packages: ['maplibre-gl', 'topojson-client', 'us-atlas'], door: 'platform/map', rooms: platform('map') },
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

const testPackages = ['vitest', '@testing-library/*', 'fast-check'];

const doorPolicies = [
  allow(room('platform', 'feature', 'app', 'mocks'), { module: { origin: 'external', source: free } }),
  ...doors.flatMap(({ packages, door, rooms }) => [
    refuse({}, { module: { origin: 'external', source: packages } }, `{{to.module.source}} has one door: ${door}.`),
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

// Size and style -----------------------------------------------------------------------------------------------------

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];
const noDefaultExport = { 'import/no-default-export': 'off' } as const;

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  jsPlugins: [{ name: 'boundaries', specifier: '@boundaries/eslint-plugin' }],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'src/generated',
    'mocks/generated',
    'tests/architecture/violations',
    'dist*',
    'gallery',
    'test-results',
  ],
  settings: {
    'import/resolver': { typescript: { alwaysTryTypes: true, project: ['tsconfig.json', 'tsconfig.mocks.json'] } },
    'boundaries/elements': elements,
    'boundaries/files': files,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        checkInternals: true,
        message: 'This room may not import {{dependency.source}} (docs/architecture.md, "Who may import whom").',
        policies: [...roomPolicies, ...doorPolicies],
      },
    ],
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    complexity: ['error', { max: 10 }],
    eqeqeq: 'error',
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': [
      'error',
      { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true, minimumDescriptionLength: 0 },
    ],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'off', // The fake throws its answers (docs/fake-provider.md).
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'react/button-has-type': 'error',
    'react/react-in-jsx-scope': 'off',
  },
  overrides: [
    { files: tests, rules: { 'max-lines-per-function': 'off' } },
    { files: ['**/*Page.tsx', '*.config.{ts,mjs}'], rules: noDefaultExport },
    { files: ['tools/**', 'mocks/hosts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  ],
});
