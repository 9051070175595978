import { expect, it, vi } from 'vitest';
import { fontIsShown, showFont } from './font';

function stubFonts(load: (font: object) => Promise<object>) {
  const shown: object[] = [];
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => load(this);
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (font: object) => shown.push(font) } });
  return shown;
}

it('shows the font when it is loaded, and leaves the fallback when it cannot be', async () => {
  const whenShown = vi.fn();
  void fontIsShown.then(whenShown);
  const none = stubFonts(() => Promise.reject(new Error('No network')));
  await showFont();
  expect(none).toEqual([]);
  expect(whenShown).not.toHaveBeenCalled();
  const shown = stubFonts((font) => Promise.resolve(font));
  await showFont();
  expect(shown).toHaveLength(1);
  await fontIsShown;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});
