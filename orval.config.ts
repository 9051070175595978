import { defineConfig } from 'orval';
import { requireDefaults, withoutRequestBodies } from './tools/generator/requireDefaults';

const input = {
  target: './contract/openapi.yaml',
  parserOptions: { externalRefs: { allow: ['*'] } },
  override: { transformer: requireDefaults },
};
const header = () => ['Generated from contract/ by `npm run generate`. Do not edit.'];

const zod = {
  version: 4 as const,
  dateTimeOptions: { offset: false },
  coerce: { query: ['number' as const, 'boolean' as const], param: ['number' as const] },
};

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
  requests: {
    input,
    output: {
      mode: 'tags-split',
      target: 'mocks/generated/requests',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: { header, zod: { ...zod, generate: { response: false } } },
    },
  },
  answers: {
    // With a filter, orval writes only the schemas that are referred to.
    input: { ...input, override: { transformer: withoutRequestBodies }, filters: { tags: [/./] } },
    output: {
      mode: 'tags-split',
      target: 'mocks/generated/answers',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header,
        zod: {
          ...zod,
          generate: { param: false, query: false, header: false, body: false },
          generateReusableSchemas: true,
          // `body` is about the reusable schemas, too.
          strict: { response: true, body: true },
        },
      },
    },
  },
});
