// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { inFake } from '../../../tools/vite/replacements';
import { replaceModules } from '../../../tools/vite/replaceModules';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = 'virtual:rows';
const code = `
  import { toModel } from '${root}mocks/db/columns';
  import { createEngine } from '${root}mocks/db/engine';
  const engine = createEngine({ row: { key: 'id', model: toModel({ id: 'number', note: 'text?' }, 'id') } });
  const rows = engine.open('row');
  rows.create(1, { id: 1, note: 'kept' });
  export const listed = rows.list();
`;

async function bundled(): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? ENTRY : null),
    load: (id: string) => (id === ENTRY ? code : null),
  };
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [replaceModules(inFake), entry],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] }, rolldownOptions: { input: ENTRY } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunks = first && 'output' in first ? first.output : [];
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

describe('the store of the fake in a build', () => {
  it('stores rows without MSW 2, GraphQL, lodash or date-fns in it', { timeout: 60_000 }, async () => {
    const text = await bundled();
    expect(text.length).toBeLessThan(200_000);
    for (const stranger of ['GraphQLObjectType', 'mockServiceWorker', 'tough-cookie', 'formatDistance', 'debounce']) {
      expect(text).not.toContain(stranger);
    }
    const built: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    expect(built).toMatchObject({ listed: [{ id: 1, note: 'kept' }] });
  });
});
