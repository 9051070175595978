// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { PALETTE } from '../../../tools/css/blueprintColors';
import { filesIn, read } from '../sources';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function built(file: string): Promise<string> {
  const config = await resolveConfig({ root, configFile: false, logLevel: 'silent' }, 'build');
  const path = `${root}src/platform/ui/${file}`;
  const { code } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
  return code;
}

describe('the stylesheets of the entry and the app', () => {
  let css = '';
  beforeAll(async () => {
    for (const file of ['tokens', 'fallbackFont', 'styles']) css += await built(`theme/${file}.css`);
  });

  it('contains Blueprint', () => {
    expect(css).toContain('.bp6-button');
    expect(css).not.toContain('.bp6-toast');
  });

  it('comes after our tokens, which the frame of the page already needs', async () => {
    expect(await built('theme/tokens.css')).toMatch(/--color-primary:\s*#3957e1/i);
    expect(read('index.html')).toContain('href="/src/platform/ui/theme/tokens.css"');
  });

  it('has none of the palette Blueprint hard-codes', () => {
    const left = PALETTE.filter(([hex]) => css.toLowerCase().includes(`#${hex}`));
    expect(left).toEqual([]);
    expect(css).not.toMatch(/rgba?\(45, ?114, ?210|rgba?\(205, ?66, ?70|rgba?\(33, ?93, ?176/);
  });

  it('has no dark theme and no part we do not use', () => {
    expect(css.replaceAll(/:not\([^)]*\)/g, '')).not.toMatch(/bp6-dark|data-bp-color-scheme/);
    expect(css).not.toMatch(/\.bp6-(tree|navbar|slider|breadcrumb|hotkey|panel-stack|multistep|editable-text)/);
  });

  it('leaves the calendar to the page that opens one', async () => {
    expect(css).not.toContain('rdp');
    const calendar = await built('dates/dateCalendar.css');
    expect(calendar).toContain('.rdp-day');
    expect(calendar.toLowerCase()).not.toMatch(/#2d72d2|#215db0|#184a90|#cd4246|bp6-dark/);
  });

  it('weighs at most 20 kB compressed, so that pages keep their 32', () => {
    expect(gzipSync(css).byteLength).toBeLessThan(20_000);
  });

  it('swaps to Inter without a layout shift', () => {
    expect(css).toMatch(/size-adjust:\s*107\.12%/);
    expect(css).toMatch(/ascent-override:\s*90\.44%/);
    expect(css).toMatch(/inter-latin[^}]*font-display:\s*swap/);
  });
});

it('no style fades text, because the tokens guarantee its contrast; only disabled elements may fade', () => {
  const rules = filesIn('src', /\.css$/).flatMap((file) =>
    [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ file, selector, body })),
  );
  const fading = rules.filter(
    ({ selector, body }) => /opacity:\s*0?\.\d/.test(body) && !selector.includes(':disabled'),
  );
  expect(fading.map(({ file, selector }) => `${file}: ${selector.trim()}`)).toEqual([]);
});
