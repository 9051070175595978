import { describe, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { toSessionUser } from '../user';
import { createProfileStorage } from './profileStorage';

const dana = toSessionUser({ id: 1, type: UserType.owner, first_name: 'Dana' });
const listKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').sort();

function fill(prefix: string) {
  const storage = createProfileStorage(prefix, localStorage, sessionStorage);
  storage.saveToken('token-1');
  storage.saveUser(dana);
  storage.saveBranchId(3);
  storage.saveHelperView(false);
  return storage;
}

describe('in production', () => {
  it('the keys are the ones that the specification names', () => {
    const storage = fill('');
    expect(listKeys(localStorage)).toEqual(['activeBranchId', 'token', 'userData']);
    expect(listKeys(sessionStorage)).toEqual(['isManagerChangeDashboard']);
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(localStorage.getItem('activeBranchId')).toBe('3');
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(dana);
    expect(storage.tokenKey).toBe('token');
  });

  it('the wipe clears both storages whole', () => {
    const storage = fill('');
    localStorage.setItem('something else', '1');
    sessionStorage.setItem('something else', '1');
    storage.wipe();
    expect([...listKeys(localStorage), ...listKeys(sessionStorage)]).toEqual([]);
  });
});

describe('with a profile', () => {
  it('every key starts with its prefix, and profiles do not see one another', () => {
    fill('profile:a:');
    expect(listKeys(localStorage)).toEqual(['profile:a:activeBranchId', 'profile:a:token', 'profile:a:userData']);
    expect(listKeys(sessionStorage)).toEqual(['profile:a:isManagerChangeDashboard']);
    const other = createProfileStorage('profile:b:', localStorage, sessionStorage);
    expect([other.token(), other.user(), other.branchId()]).toEqual([null, undefined, 0]);
  });

  it('the wipe removes the keys of the app and nothing else', () => {
    const storage = fill('profile:a:');
    fill('profile:ab:');
    localStorage.setItem('token', 'of production');
    storage.wipe();
    expect(listKeys(localStorage)).toEqual([
      'profile:ab:activeBranchId',
      'profile:ab:token',
      'profile:ab:userData',
      'token',
    ]);
    expect(listKeys(sessionStorage)).toEqual(['profile:ab:isManagerChangeDashboard']);
  });
});

describe('what is read back', () => {
  const storage = createProfileStorage('', localStorage, sessionStorage);

  it('is what was saved, until it is removed', () => {
    fill('');
    expect([storage.token(), storage.user(), storage.branchId()]).toEqual(['token-1', dana, 3]);
    storage.removeToken();
    storage.removeBranchId();
    expect([storage.token(), storage.branchId(), storage.user()]).toEqual([null, 0, dana]);
  });

  it('has defaults where nothing was saved: no user, branch 0, the helper view', () => {
    expect([storage.token(), storage.user(), storage.branchId()]).toEqual([null, undefined, 0]);
  });

  it.each(['', 'abc', '-1', '1.5', 'NaN', 'null'])('is branch 0 for a stored %j', (text) => {
    localStorage.setItem('activeBranchId', text);
    expect(storage.branchId()).toBe(0);
  });

  it.each(['', '{', 'null', '7', '"Dana"', '[]', '{}', '{"type":"2"}'])('has no user for a stored %j', (text) => {
    localStorage.setItem('userData', text);
    expect(storage.user()).toBeUndefined();
  });

  it.each([
    ['{"locale":"es"}', 'es'],
    ['{"id":3,"type":4,"locale":"es"}', 'es'],
    ['{}', undefined],
    ['{', undefined],
    ['null', undefined],
  ])('reads the language of a stored %j: %s', (text, locale) => {
    localStorage.setItem('userData', text);
    expect(storage.locale()).toBe(locale);
  });

  it('derives the role flags from the type', () => {
    localStorage.setItem('userData', '{"id":3,"type":5,"manager":false,"helper":true}');
    expect(storage.user()).toMatchObject({ manager: true, helper: false });
  });
});
