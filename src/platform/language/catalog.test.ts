import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineCatalog, transformTexts } from './catalog';
import { applyLanguage, currentLanguage } from './current';
import { setLanguage } from './setLanguage';

const english = { jobs: { title: 'Jobs', count: (jobs: number): string => `${jobs} jobs` } };
const spanish = { jobs: { title: 'Trabajos', count: (jobs: number): string => `${jobs} trabajos` } };

const both = () =>
  defineCatalog('test/both', { en: () => Promise.resolve(english), es: () => Promise.resolve(spanish) });

describe('texts of an area', () => {
  it('cannot be read before they are loaded', () => {
    const texts = both().texts('jobs');
    expect(() => texts.title).toThrow('The texts of "test/both" are read before they are loaded');
  });

  it('are those of the current language, each time they are read', async () => {
    const catalog = both();
    const texts = catalog.texts('jobs');
    await catalog.load();
    expect([texts.title, texts.count(2)]).toEqual(['Jobs', '2 jobs']);
    await setLanguage('es');
    expect([texts.title, texts.count(2)]).toEqual(['Trabajos', '2 trabajos']);
    expect(Object.keys(texts)).toEqual(['title', 'count']);
    expect('title' in texts).toBe(true);
  });

  it('are English where the area has no others', async () => {
    const catalog = defineCatalog('test/english', { en: () => Promise.resolve(english) });
    applyLanguage('es');
    await catalog.load();
    expect(catalog.texts('jobs').title).toBe('Jobs');
    expect(catalog.shownIn()).toBe('en');
  });

  it('are asked for once, and again after a failure', async () => {
    const load = vi.fn<() => Promise<typeof english>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(english);
    const catalog = defineCatalog('test/failing', { en: load });
    await expect(catalog.load()).rejects.toThrow('offline');
    await Promise.all([catalog.load(), catalog.load()]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(catalog.texts('jobs').title).toBe('Jobs');
  });

  it('are there in the new language when it changed while they were on their way', async () => {
    const answer = Promise.withResolvers<typeof english>();
    const catalog = defineCatalog('test/slow', { en: () => answer.promise, es: () => Promise.resolve(spanish) });
    const loading = catalog.load();
    applyLanguage('es');
    answer.resolve(english);
    await loading;
    expect(catalog.texts('jobs').title).toBe('Trabajos');
  });

  it('can be changed as they are loaded', async () => {
    transformTexts((texts) => Object.assign({ ...texts }, { jobs: { title: 'Jööbs' } }));
    onTestFinished(() => transformTexts((texts) => texts));
    const catalog = both();
    await catalog.load();
    expect(catalog.texts('jobs').title).toBe('Jööbs');
  });
});

describe('a change of the language', () => {
  it('says so to the browser', async () => {
    await setLanguage('es');
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['es', 'es']);
    await setLanguage('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('leaves the page as it was when the texts do not arrive', async () => {
    let isOffline = true;
    const es = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(spanish));
    const catalog = defineCatalog('test/offline', { en: () => Promise.resolve(english), es });
    await catalog.load();
    await expect(setLanguage('es')).rejects.toThrow('offline');
    expect(catalog.texts('jobs').title).toBe('Jobs');
    isOffline = false;
    await setLanguage('es');
    expect(catalog.texts('jobs').title).toBe('Trabajos');
  });

  it('is the last one that was chosen', async () => {
    const first = setLanguage('es');
    await setLanguage('en');
    await first;
    expect(currentLanguage()).toBe('en');
  });
});
