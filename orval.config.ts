import { defineConfig } from 'orval';

const input = { target: './contract/openapi.yaml', parserOptions: { externalRefs: { allow: ['*'] } } };

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
        mutator: { path: './src/platform/http/http.ts', name: 'http' },
        query: { version: 5, signal: true, useInvalidate: true, shouldSplitQueryKey: true },
        operations: {
          getNotifications: { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'page' } },
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
        zod: {
          strict: { response: true },
          coerce: { query: ['number', 'boolean'], param: ['number'] },
          generateEachHttpStatus: true,
        },
      },
    },
  },
});
