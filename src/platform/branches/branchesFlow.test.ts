import { describe, expect, it } from 'vitest';
import { getGetBranchesQueryKey, getGetBranchQueryKey } from '#generated/endpoints/branches/branches';
import { branchKeys, listJoinedBranches, listJoinedChannels, inPhoenix } from '../../../tests/kit/app/inPhoenix';
import { startApp, type StartOptions } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { until } from '../../../tests/kit/until';
import { branchActions } from './slice';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';
const hank = 'hank@coppermesa.example';
const marcus = 'marcus@helpers.example';

const start = (options: StartOptions) => startApp({ scenario: 'empty', ...options });

it('drops everything about a branch that the person lost, on screen or not', async () => {
  const app = start({ as: luis });
  await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true, switching: false }));
  const lost = [
    ['notifications', 'branch', 2, 'x'],
    ['infinite', 'notifications', 'branch', 2],
    ['company-branches', 2],
  ];
  const kept = [
    ['notifications', 'branch', 1, 'x'],
    ['notifications', 'branch', 0, 'x'],
  ];
  for (const key of [...lost, ...kept]) app.queryClient.setQueryData(key, 'Rebecca Hollis');
  app.store.dispatch(branchActions.branchesRequested());
  await until(() => expect(lost.map((key) => app.queryClient.getQueryData(key))).toEqual(lost.map(() => undefined)));
  expect(kept.map((key) => app.queryClient.getQueryData(key))).toEqual(kept.map(() => 'Rebecca Hollis'));
});

describe('the active branch after the start', () => {
  it.each([
    ['the stored one', '2', 2],
    ['the first when the stored one is not in the list', '4', 1],
    ['the first when nothing usable is stored', 'abc', 1],
    ['the first when nothing is stored', null, 1],
  ])('is %s', async (_, stored, expected) => {
    if (stored !== null) localStorage.setItem('activeBranchId', stored);
    const app = start({ as: dana });
    expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: false });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: expected, settled: true }));
    expect(localStorage.getItem('activeBranchId')).toBe(String(expected));
    await until(() =>
      expect(app.queryClient.getQueryData(getGetBranchQueryKey(expected))).toMatchObject({ id: expected }),
    );
    await until(() => expect(listJoinedBranches(app)).toEqual([`company-branches.${expected}`]));
  });

  it('is one of the branches they manage for a manager', async () => {
    localStorage.setItem('activeBranchId', '2');
    const app = start({ as: luis });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
  });

  it('is none, 0, for a manager without branches', async () => {
    const app = start({ as: hank });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: true }));
    expect(localStorage.getItem('activeBranchId')).toBeNull();
    expect(app.callsTo('GET /company-branches/')).toEqual([]);
  });

  it('is none for a helper, whose branches are never requested', async () => {
    const app = start({ as: marcus });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: true }));
    await until(() => expect(listJoinedChannels(app)).toEqual(['App.Models.User.5']));
    expect(app.callsTo('/company-branches')).toEqual([]);
  });

  it('is settled by a retry when the list could not be loaded, which shows one toast', async () => {
    const app = start({ as: dana, faults: 'getBranches:500' });
    await until(() => expect(app.branches()).toMatchObject({ failed: true, settled: false }));
    expect(app.callsTo('GET /company-branches')).toHaveLength(3);
    expect(app.toasts).toHaveLength(1);
    app.world.faults.set([]);
    app.store.dispatch(branchActions.branchesRequested());
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true, failed: false }));
  });

  it('stays while the reloaded list has it, and else becomes the first', async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchesRequested());
    await until(() => expect(app.callsTo('GET /company-branches')).toHaveLength(3));
    await until(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(app.callsTo('GET /company-branches/1')).toHaveLength(1);
    app.world.tables.branch.remove(1);
    app.store.dispatch(branchActions.branchesRequested());
    await until(() => expect(app.branches().activeBranchId).toBe(2));
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.2']));
  });
});

describe('a branch that was deleted', () => {
  it('is no longer active: 0 and nothing stored, then the first of the reloaded list', async () => {
    localStorage.setItem('activeBranchId', '2');
    const app = start({ as: dana });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 2, settled: true }));
    app.world.tables.branch.remove(2);
    app.store.dispatch(branchActions.branchDeleted());
    expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: false });
    expect(localStorage.getItem('activeBranchId')).toBeNull();
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
    expect(localStorage.getItem('activeBranchId')).toBe('1');
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.1']));
    // Loaded once other queries are idle, which can be after the channel was joined.
    await until(() => expect(branchKeys(app)).toEqual([['company-branches', 1]]));
  });

  it('is replaced only when the list was read again', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const app = start({ as: dana, hosted });
    await until(() => expect(app.branches()).toMatchObject({ settled: true }));
    const listReads = () => app.callsTo('GET /company-branches').filter(({ path }) => path === '/company-branches');
    const before = listReads().length;
    const release = hosted.holdAnswers('GET /company-branches');
    app.store.dispatch(branchActions.branchDeleted());
    await until(() => expect(listReads()).toHaveLength(before + 1));
    expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: false });
    release();
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
  });

  it('leaves no active branch and none of its data if it was the last', async () => {
    const app = start({ as: luis });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
    for (const { id } of app.world.tables.branchManager.by('user', 3)) app.world.tables.branchManager.remove(id);
    app.store.dispatch(branchActions.branchDeleted());
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: true }));
    await until(() => expect(listJoinedBranches(app)).toEqual([]));
    expect(branchKeys(app)).toEqual([]);
  });
});

describe('a list of branches that was restored from the device', () => {
  /** Dana was here before; now the provider does not answer. */
  function openWith(storedBranch: string, updatedAt = 0) {
    localStorage.setItem('activeBranchId', storedBranch);
    const hosted = hostWorld({ scenario: 'empty' });
    const release = hosted.holdAnswers('GET /company-branches');
    const branches = [{ id: 1 }, { id: 2 }];
    const app = start({
      as: dana,
      hosted,
      restore: (queryClient) => void queryClient.setQueryData(getGetBranchesQueryKey(), branches, { updatedAt }),
    });
    return { app, release };
  }

  it('settles the stored branch before the provider answers, and the fresh list replaces it', async () => {
    const { app, release } = openWith('2');
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 2, settled: true }));
    await until(() => expect(app.callsTo('GET /company-branches')).toHaveLength(1));
    app.world.tables.branch.remove(2);
    release();
    await until(() => expect(app.branches().activeBranchId).toBe(1));
  });

  it('settles nothing when it does not have the stored branch', async () => {
    const { app, release } = openWith('4');
    expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: false });
    release();
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
  });

  it('is not read again when the start of the app has just read it', async () => {
    const { app } = openWith('2', Date.now());
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 2, settled: true }));
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.2']));
    expect(app.callsTo('GET /company-branches').map(({ path }) => path)).toEqual(['/company-branches/2']);
  });
});
