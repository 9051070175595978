import { defineConfig } from 'orval';
import { requireDefaults } from './tools/generator/requireDefaults';

const input = {
  target: './contract/openapi.yaml',
  parserOptions: { externalRefs: { allow: ['*'] } },
  override: { transformer: requireDefaults },
};
const header = () => ['Generated from contract/ by `npm run generate`. Do not edit.'];

/** Hooks and types for the app, handlers for the fake provider, zod schemas that check what passes between the two. */
export default defineConfig({
  api: {
    input,
    output: {
      mode: 'tags-split',
      target: 'src/generated/endpoints',
      schemas: 'src/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      mock: {
        path: 'mocks/generated/handlers',
        indexMockFiles: true,
        generators: [{ type: 'msw', operationResponses: false, delay: false, baseUrl: '*/api' }],
      },
      override: {
        header,
        enumGenerationType: 'union',
        mutator: { path: './src/platform/http/http.ts', name: 'http' },
        // Never useQuery here: it would turn every POST and DELETE into a query.
        query: { version: 5, signal: true, useInvalidate: true, shouldSplitQueryKey: true },
        operations: {
          getMe: { query: { useQuery: true, useMutation: false } },
          matchHelpers: { query: { useQuery: true, useMutation: false } },
          getNotifications: { query: { useQuery: false, useInfinite: true, useInfiniteQueryParam: 'page' } },
          // Asked once, on a click or with a code that works once: never cached, never refetched.
          getGoogleRedirectUrl: { query: { useQuery: false, useMutation: true } },
          getAppleRedirectUrl: { query: { useQuery: false, useMutation: true } },
          handleGoogleCallback: { query: { useQuery: false, useMutation: true } },
        },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: 'mocks/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header,
        zod: {
          version: 4,
          dateTimeOptions: { offset: false },
          strict: { response: true },
          coerce: { query: ['number', 'boolean'], param: ['number'] },
        },
      },
    },
  },
});
