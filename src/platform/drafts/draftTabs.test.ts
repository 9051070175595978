import { expect, test } from 'vitest';
import { createTabs } from '../../../tests/kit/storage/tabs';
import type { DraftKey } from './draftKey';
import { createDrafts } from './drafts';

const newJob: DraftKey = { owner: 'user:2', form: 'order-new-1' };
const permit = new File(['%PDF'], 'permit.pdf');

function openBrowser() {
  const { open } = createTabs();
  return (session?: Storage) => {
    const tab = open(session);
    let moment = Date.now();
    return { ...createDrafts('', { tab, now: () => (moment += 1) }), close: tab.close, session: tab.session };
  };
}

test('two tabs with a new job each have a draft of their own, and saving one leaves the other', async () => {
  const open = openBrowser();
  const [one, two] = [open(), open()];
  expect(await one.load(newJob)).toBeUndefined();
  await one.save(newJob, { name: 'Rebecca' });
  await one.saveFile(newJob, 'a', permit);
  expect(await two.load(newJob)).toBeUndefined();
  await two.save(newJob, { name: 'Jonas' });
  expect(await one.load(newJob)).toEqual({ name: 'Rebecca' });
  await two.remove(newJob);
  await two.removeFiles(newJob);
  expect(await one.load(newJob)).toEqual({ name: 'Rebecca' });
  expect((await one.loadFiles(newJob)).size).toBe(1);
});

test('a reload brings back the draft of the tab, not a newer one of another', async () => {
  const open = openBrowser();
  const [one, two] = [open(), open()];
  await one.save(newJob, { name: 'Rebecca' });
  await two.save(newJob, { name: 'Jonas' });
  one.close();
  const reloaded = open(one.session);
  expect(await reloaded.load(newJob)).toEqual({ name: 'Rebecca' });
  expect(await two.load(newJob)).toEqual({ name: 'Jonas' });
});

test('a new form gets the newest draft, with its files, that no open tab has', async () => {
  const open = openBrowser();
  const [one, two, three] = [open(), open(), open()];
  await one.save(newJob, { name: 'Rebecca' });
  await two.save(newJob, { name: 'Jonas' });
  await two.saveFile(newJob, 'a', permit);
  await three.save(newJob, { name: 'Wei' });
  one.close();
  two.close();
  const next = open();
  const [values, files] = await Promise.all([next.load(newJob), next.loadFiles(newJob)]);
  expect(values).toEqual({ name: 'Jonas' });
  expect([...files.keys()]).toEqual(['a']);
  await next.remove(newJob);
  await next.removeFiles(newJob);
  expect(await next.load(newJob)).toEqual({ name: 'Rebecca' });
  expect(await three.load(newJob)).toEqual({ name: 'Wei' });
});

test('two forms that open at the same time do not get the same draft', async () => {
  const open = openBrowser();
  const one = open();
  await one.save(newJob, { name: 'Rebecca' });
  one.close();
  const found = await Promise.all([open(), open()].map((tab) => tab.load(newJob)));
  expect(found.filter((values) => values !== undefined)).toEqual([{ name: 'Rebecca' }]);
});

test('a duplicated tab starts without the draft of the first, which keeps it', async () => {
  const open = openBrowser();
  const one = open();
  await one.save(newJob, { name: 'Rebecca' });
  const copy = new Storage();
  copy.setItem('tab', one.session.getItem('tab') ?? '');
  const duplicate = open(copy);
  expect(await duplicate.load(newJob)).toBeUndefined();
  await duplicate.save(newJob, { name: 'Jonas' });
  expect(await one.load(newJob)).toEqual({ name: 'Rebecca' });
});

test('logging out takes the drafts of all tabs', async () => {
  const open = openBrowser();
  const [one, two] = [open(), open()];
  await one.save(newJob, { name: 'Rebecca' });
  await two.save(newJob, { name: 'Jonas' });
  expect(await one.count('user:2')).toBe(2);
  await one.removeAll('user:2');
  expect(await two.load(newJob)).toBeUndefined();
});
