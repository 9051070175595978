import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeatStorage } from './seatStorage';
import { withRoleFlags } from './user';
import { UserType } from '../../generated/model/codes';

const dana = withRoleFlags({ id: 1, type: UserType.owner, first_name: 'Dana' });
const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').sort();

const clear = () => {
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(clear);
afterEach(clear);

function fill(prefix: string) {
  const seat = createSeatStorage(prefix, localStorage, sessionStorage);
  seat.saveToken('token-1');
  seat.saveUser(dana);
  seat.saveBranchId(3);
  seat.saveHelperView(false);
  return seat;
}

describe('in production', () => {
  it('the keys are exactly those of the specification', () => {
    const seat = fill('');
    expect(keysOf(localStorage)).toEqual(['activeBranchId', 'token', 'userData']);
    expect(keysOf(sessionStorage)).toEqual(['isManagerChangeDashboard']);
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(localStorage.getItem('activeBranchId')).toBe('3');
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(dana);
    expect(seat.tokenKey).toBe('token');
  });

  it('the wipe clears both storages whole', () => {
    const seat = fill('');
    localStorage.setItem('something else', '1');
    sessionStorage.setItem('something else', '1');
    seat.wipe();
    expect([...keysOf(localStorage), ...keysOf(sessionStorage)]).toEqual([]);
  });
});

describe('with a seat', () => {
  it('every key begins with it, and seats do not see one another', () => {
    fill('seat:a:');
    expect(keysOf(localStorage)).toEqual(['seat:a:activeBranchId', 'seat:a:token', 'seat:a:userData']);
    expect(keysOf(sessionStorage)).toEqual(['seat:a:isManagerChangeDashboard']);
    const other = createSeatStorage('seat:b:', localStorage, sessionStorage);
    expect([other.token(), other.user(), other.branchId()]).toEqual([null, undefined, 0]);
  });

  it('the wipe takes all of its own and nothing else', () => {
    const seat = fill('seat:a:');
    fill('seat:ab:');
    localStorage.setItem('token', 'of production');
    seat.wipe();
    expect(keysOf(localStorage)).toEqual(['seat:ab:activeBranchId', 'seat:ab:token', 'seat:ab:userData', 'token']);
    expect(keysOf(sessionStorage)).toEqual(['seat:ab:isManagerChangeDashboard']);
  });
});

describe('what is read back', () => {
  const seat = createSeatStorage('', localStorage, sessionStorage);

  it('is what was saved, until it is removed', () => {
    fill('');
    expect([seat.token(), seat.user(), seat.branchId()]).toEqual(['token-1', dana, 3]);
    seat.removeToken();
    seat.removeBranchId();
    expect([seat.token(), seat.branchId(), seat.user()]).toEqual([null, 0, dana]);
  });

  it('is the default where nothing was saved: nobody, branch 0, the helper view', () => {
    expect([seat.token(), seat.user(), seat.branchId()]).toEqual([null, undefined, 0]);
  });

  it.each(['', 'abc', '-1', '1.5', 'NaN', 'null'])('is branch 0 for a stored %j', (text) => {
    localStorage.setItem('activeBranchId', text);
    expect(seat.branchId()).toBe(0);
  });

  it.each(['', '{', 'null', '7', '"Dana"', '[]', '{}', '{"type":"2"}'])('is nobody for a stored %j', (text) => {
    localStorage.setItem('userData', text);
    expect(seat.user()).toBeUndefined();
  });

  it('has its role flags derived anew from the type', () => {
    localStorage.setItem('userData', '{"id":3,"type":5,"manager":false,"helper":true}');
    expect(seat.user()).toMatchObject({ manager: true, helper: false });
  });
});
