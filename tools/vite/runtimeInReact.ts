import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Parse = Rolldown.PluginContext['parse'];
type Name = { own: string; shared: string };
type Found = { names: Name[]; start: number; end: number };

/** The group of React (sharedChunks.ts). Every page loads it. */
const hostName = 'react';
/** Changes the name of the host's file, which otherwise follows only from the code of React. */
const version = 'with the runtime';

/**
 * Moves the helpers of rolldown, 400 bytes, into the file of React: a file less on every page. rolldown leaves them in a
 * file of their own when several files need them.
 */
export function runtimeInReact(): Plugin {
  return {
    name: 'runtime-in-react',
    apply: 'build',
    augmentChunkHash: ({ name }) => (name === hostName ? version : undefined),
    generateBundle: {
      order: 'pre',
      handler({ sourcemap }, bundle) {
        if (sourcemap) return;
        const parse: Parse = (code) => this.parse(code);
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const host = chunks.find(({ name }) => name === hostName);
        if (!runtime || !host) throw new Error('The build has no file for the runtime, or none for React');
        addRuntime(host, runtime, parse);
        for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
          importFrom(host, { chunk, runtime, parse });
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

function addRuntime(host: Chunk, runtime: Chunk, parse: Parse): void {
  const { names, start } = findExport(runtime, parse);
  const imported = findImport(host, runtime, parse);
  const shared = names.map((name) => name.shared).join();
  const values = names.map(({ own }) => own).join();
  host.code = [
    `const [${shared}]=(()=>{${runtime.code.slice(0, start)};return[${values}]})();`,
    ...imported.names.map((name) => `const ${name.own}=${name.shared};`),
    without(host.code, imported),
    `;export{${shared}};`,
  ].join('');
  host.imports = host.imports.filter((file) => file !== runtime.fileName);
}

type Importing = { chunk: Chunk; runtime: Chunk; parse: Parse };

function importFrom(host: Chunk, { chunk, runtime, parse }: Importing): void {
  const imported = findImport(chunk, runtime, parse);
  const names = imported.names.map(({ own, shared }) => `${shared} as ${own}`);
  const path = posix.relative(posix.dirname(chunk.fileName), host.fileName);
  chunk.code = `import{${names.join()}}from"./${path}";${without(chunk.code, imported)}`;
  chunk.imports = [...new Set(chunk.imports.map((file) => (file === runtime.fileName ? host.fileName : file)))];
}

function without(code: string, { start, end }: Found): string {
  return code.slice(0, start) + code.slice(end);
}

const toShared = (exported: string) => `runtime_${exported}`;

function findExport({ code, fileName }: Chunk, parse: Parse): Found {
  for (const node of parse(code).body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const names = node.specifiers.map(({ local, exported }) => ({
      own: toName(local),
      shared: toShared(toName(exported)),
    }));
    return { names, start: node.start, end: node.end };
  }
  throw new Error(`${fileName} exports nothing`);
}

function findImport({ code, fileName }: Chunk, runtime: Chunk, parse: Parse): Found {
  for (const node of parse(code).body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith(posix.basename(runtime.fileName))) continue;
    const names = node.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier'
        ? [{ own: specifier.local.name, shared: toShared(toName(specifier.imported)) }]
        : [],
    );
    return { names, start: node.start, end: node.end };
  }
  throw new Error(`${fileName} does not import the runtime`);
}

const toName = (name: { type: string; name?: string; value?: unknown }) => String(name.name ?? name.value);
