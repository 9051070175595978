import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { languages } from '../../src/platform/language/languages.ts';

/** The texts that `index.html` may name: their files, without the language. */
const sources: Readonly<Record<string, string>> = {
  loginTexts: 'src/features/auth/login/texts',
  brandTexts: 'src/app/shell/public/brandTexts',
};
const placeholder = /\{(\w+(?:\.\w+)+)\}/g;

/**
 * Writes the texts of the first frame into the page: `{loginTexts.title}` becomes that text in each language. The styles
 * of the frame show the one of the page (src/app/frame/frame.css).
 */
export function frameTexts(): Plugin {
  let root = '';
  return {
    name: 'frame-texts',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: { order: 'pre', handler: async (html) => fillTexts(html, await loadTexts(root)) },
  };
}

/** Texts by language, then by the name of their export. */
type Texts = ReadonlyMap<string, unknown>;

export function fillTexts(html: string, texts: Texts): string {
  return html.replaceAll(placeholder, (_, path: string) =>
    [...texts].map(([language, all]) => `<span lang="${language}">${escape(findText(all, path))}</span>`).join(''),
  );
}

async function loadTexts(root: string): Promise<Texts> {
  const load = async (language: string, name: string) => {
    const file = join(root, `${sources[name]}.${language}.ts`);
    const { module } = await runnerImport<Record<string, unknown>>(file, {
      configFile: false,
      root,
      logLevel: 'error',
    });
    return [name, module[name]] as const;
  };
  const loadLanguage = async (language: string) => {
    const all = await Promise.all(Object.keys(sources).map((name) => load(language, name)));
    return [language, Object.fromEntries(all)] as const;
  };
  return new Map(await Promise.all(languages.map(loadLanguage)));
}

function findText(texts: unknown, path: string): string {
  const found = path.split('.').reduce((at: unknown, key) => (at instanceof Object ? Reflect.get(at, key) : at), texts);
  if (typeof found !== 'string') throw new Error(`The page names a text that is not there: ${path}`);
  return found;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
