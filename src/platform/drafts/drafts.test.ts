import { createStore } from 'idb-keyval';
import { expect, test } from 'vitest';
import type { DraftKey } from './draftKey';
import { createDrafts } from './drafts';
import { DRAFT_LIFETIME } from './draftStore';

const reason: DraftKey = { owner: 'user:7', form: 'delete-account' };
const details: DraftKey = { owner: 'otp:77', form: 'sign-up' };

test('a saved draft is found again, also by the next page', async () => {
  await createDrafts('').save(reason, { reason: 'Moving away' });
  expect(await createDrafts('').load(reason)).toEqual({ reason: 'Moving away' });
});

test('owners, forms and profiles do not see one another', async () => {
  const drafts = createDrafts('profile:left:');
  await drafts.save(reason, { reason: 'mine' });
  expect(await drafts.load({ ...reason, form: 'profile' })).toBeUndefined();
  expect(await drafts.load({ ...reason, owner: 'user:70' })).toBeUndefined();
  expect(await createDrafts('profile:right:').load(reason)).toBeUndefined();
});

test('no password reaches the device, and nothing to keep is no draft', async () => {
  const drafts = createDrafts('');
  await drafts.save(details, { first_name: 'Ana', password: 'Moving-2026' });
  expect(await drafts.load(details)).toEqual({ first_name: 'Ana' });
  await drafts.save(details, { password: 'Moving-2026' });
  expect(await drafts.load(details)).toBeUndefined();
});

test('removing takes one, leaving takes all of the owner and lets nothing back', async () => {
  const drafts = createDrafts('');
  await drafts.save(reason, { reason: 'a' });
  await drafts.save({ ...reason, form: 'profile' }, { about: 'b' });
  await drafts.save({ ...reason, owner: 'user:70' }, { reason: 'not mine' });
  await drafts.save(details, { first_name: 'Ana' });
  expect(await drafts.count('user:7')).toBe(2);
  await drafts.remove(reason);
  expect(await drafts.count('user:7')).toBe(1);
  await drafts.removeAll('user:7');
  await drafts.save(reason, { reason: 'typed a moment before' });
  expect(await drafts.count('user:7')).toBe(0);
  expect(await drafts.count('user:70')).toBe(1);
  expect(await drafts.load(reason)).toBeUndefined();
  await drafts.save(reason, { reason: 'back again' });
  expect(await drafts.load(reason)).toEqual({ reason: 'back again' });
  expect(await drafts.load(details)).toEqual({ first_name: 'Ana' });
});

test('files are kept as they were, then as the ids they were given, and go with their owner', async () => {
  const drafts = createDrafts('');
  const letter = new File(['Dear crew'], 'letter.pdf', { type: 'application/pdf', lastModified: 7 });
  await drafts.save(reason, { reason: 'a' });
  expect(await drafts.saveFile(reason, 'one', letter)).toBe(true);
  await drafts.saveFile(reason, 'two', letter);
  await drafts.saveFile({ ...reason, form: 'delete-account-too' }, 'other', letter);
  const stored = (await createDrafts('').loadFiles(reason)).get('one');
  expect(stored).toMatchObject({ name: 'letter.pdf', type: 'application/pdf', lastModified: 7 });
  expect(stored instanceof File && (await stored.text())).toBe('Dear crew');
  await drafts.saveFile(reason, 'one', 81);
  expect([...(await drafts.loadFiles(reason)).keys()]).toEqual(['one', 'two']);
  expect((await drafts.loadFiles(reason)).get('one')).toBe(81);
  expect(await drafts.count('user:7')).toBe(2);
  await drafts.remove(reason);
  await drafts.removeFiles(reason, ['one']);
  expect([...(await drafts.loadFiles(reason)).keys()]).toEqual(['two']);
  await drafts.removeFiles(reason);
  expect(await drafts.count('user:7')).toBe(1);

  await drafts.saveFile(reason, 'one', letter);
  await drafts.removeAll('user:7');
  expect([...(await drafts.loadFiles(reason))]).toEqual([]);
});

test('an abandoned draft is dropped', async () => {
  let now = Date.parse('2026-11-21T15:00:00Z');
  const open = () => createDrafts('', { now: () => now });
  await open().save(reason, { reason: 'old' });
  now += DRAFT_LIFETIME - 1;
  expect(await open().load(reason)).toEqual({ reason: 'old' });
  now += 1;
  expect(await open().load(reason)).toBeUndefined();
  expect(await open().count('user:7')).toBe(1);
  await open().save(details, { first_name: 'Ana' });
  expect(await open().count('user:7')).toBe(0);
});

const broken = {
  'none to open': () => {
    throw new Error('indexedDB is not defined');
  },
  'one that refuses': () => () => Promise.reject(new Error('QuotaExceededError')),
};

test.each(Object.entries(broken))(
  'a device without a store (%s) works without drafts, silently',
  async (_, openStore) => {
    const drafts = createDrafts('', { openStore });
    expect(drafts.keepsDrafts()).toBe(true);
    await drafts.save(reason, { reason: 'a' });
    expect(drafts.keepsDrafts()).toBe(false);
    expect(await drafts.load(reason)).toBeUndefined();
    expect(await drafts.count('user:7')).toBe(0);
    expect(await drafts.saveFile(reason, 'one', new File(['a'], 'a.pdf'))).toBe(false);
    expect([...(await drafts.loadFiles(reason))]).toEqual([]);
    await drafts.removeFiles(reason);
    await drafts.remove(reason);
    await drafts.removeAll('user:7');
  },
);

test('a device that refused a draft and stores the next one keeps drafts again', async () => {
  const drafts = createDrafts('', { openStore: () => createStore('again', 'drafts') });
  await drafts.save(reason, { reason: () => 'no data' });
  expect(drafts.keepsDrafts()).toBe(false);
  await drafts.save(reason, { reason: 'a' });
  expect(drafts.keepsDrafts()).toBe(true);
});

test('a value the store cannot hold loses the draft, not the form', async () => {
  const drafts = createDrafts('', { openStore: () => createStore('other', 'drafts') });
  await drafts.save(reason, { reason: () => 'no data' });
  expect(await drafts.load(reason)).toBeUndefined();
});
