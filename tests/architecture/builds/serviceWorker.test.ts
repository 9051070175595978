// @vitest-environment node
import { expect, test } from 'vitest';
import { listHashed } from '../../../tools/vite/serviceWorker';

const rare = [
  'engine-1.js',
  'maplibre-gl-worker-1.js',
  'region-1.js',
  'DateCalendar-1.js',
  'ImageCropper-1.js',
  'invoicePdf-1.js',
  'Inter_400Regular-1.ttf',
].map((file) => `assets/${file}`);
const common = ['assets/shared-1.js', 'assets/shared-1.css', 'assets/engineRoom-1.js'];

test('the service worker precaches what most visits need, without source maps and rare files', () => {
  const bundle = [...rare, ...common, 'index.html', '.vite/manifest.json', 'assets/shared-1.js.map'];
  expect(listHashed(bundle)).toEqual(common);
});

test('a build without one of the rare files fails', () => {
  expect(() => listHashed(rare.filter((file) => !file.includes('Cropper')))).toThrow('starts with ImageCropper-');
});
