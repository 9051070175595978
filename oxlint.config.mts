import { defineConfig } from 'oxlint';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

/** One program checks all code with the types of Node, so what the browser lacks is refused here. */
const inNodeOnly = (name: string) => ({ name, message: 'The browser does not have it.' });

/** Parts of a `Date` by the zone of the device, while a day is the branch's. */
const deviceTimes = [
  'getDate',
  'getDay',
  'getMonth',
  'getFullYear',
  'getHours',
  'getMinutes',
  'getTimezoneOffset',
  'setDate',
  'setMonth',
  'setFullYear',
  'setHours',
  'setMinutes',
  'toDateString',
  'toLocaleDateString',
  'toLocaleTimeString',
].map((property) => ({ property, message: 'It reads the zone of the device. Use platform/lib/time.' }));

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'src/generated',
    'mocks/generated',
    'tests/architecture/violations',
    'tests/architecture/wrongFields',
    'dist*',
    '/gallery',
    'test-results',
  ],
  rules: {
    // Import rules of modules: tools/lint/modules.ts.
    // A catalog loads its texts by import(), and they use the formatters, which read texts.
    'import/no-cycle': ['error', { ignoreTypes: false, allowUnsafeDynamicCyclicDependency: true }],
    'import/no-default-export': 'error',

    // Size.
    'max-lines': ['error', { max: 400 }],
    'max-lines-per-function': ['error', { max: 100 }],
    complexity: ['error', { max: 12 }],

    // Types say the truth.
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],

    // Behaviour.
    eqeqeq: 'error',
    'no-console': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'react/button-has-type': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'jsx-a11y/no-noninteractive-element-to-interactive-role': [
      'error',
      { ul: ['menu', 'listbox', 'group'], li: ['menuitem', 'option', 'separator'] },
    ],

    // Said a second time by rules-of-hooks and exhaustive-deps.
    'react/hooks': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // Said better by the compiler (noImplicitReturns), the automatic JSX runtime, or a reviewer.
    'typescript/consistent-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // Wrong on objects of closures and on inputs and lists which carry their state or focus natively.
    'typescript/unbound-method': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/role-has-required-aria-props': 'off',
    // Matters of taste.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-useless-spread': 'error',
    'unicorn/prefer-add-event-listener': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-globals': ['error', ...['process', 'Buffer', 'global', 'setImmediate'].map(inNodeOnly)],
      },
    },
    {
      files: ['src/**', 'mocks/**'],
      excludeFiles: ['src/platform/lib/time/**'],
      rules: { 'no-restricted-properties': ['error', ...deviceTimes] },
    },
    // Tables of data, seeds and texts read best in one piece.
    {
      files: ['mocks/**/seed/**', '**/{texts,*Texts}{,.en,.es}.ts', 'tools/lint/**', 'tools/gallery/shots/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: tests,
      rules: {
        'max-lines': 'off',
        'max-lines-per-function': 'off',
        'react/button-has-type': 'off',
        // A test may show that something does not compile, when it says what.
        'typescript/ban-ts-comment': [
          'error',
          { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
        ],
      },
    },
    { files: ['**/*Page.tsx', '*.config.{ts,mts,mjs}'], rules: { 'import/no-default-export': 'off' } },
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-definitions': 'off' } },
    {
      files: ['tools/**', 'mocks/hosts/**', 'mocks/hosts/bridge/demoOptions.ts', 'tests/**', 'src/platform/lib/log/**'],
      rules: { 'no-console': 'off' },
    },
    { files: ['mocks/**'], rules: { 'react/rules-of-hooks': 'off' } },
    { files: ['mocks/demo/panel/**'], rules: { 'react/rules-of-hooks': 'error' } },
  ],
});
