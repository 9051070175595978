import { describe, expect, it } from 'vitest';
import { isHeard } from '../../../tests/kit/happenings';
import { address, startApp, type StartOptions } from '../../../tests/kit/startApp';
import { until } from '../../../tests/kit/until';
import { getGetBranchQueryKey } from '../../generated/endpoints/branches/branches';
import { sessionActions } from '../session/slice';
import { branchActions } from './slice';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';
const hank = 'hank@coppermesa.example';
const marcus = 'marcus@helpers.example';

const start = (options: StartOptions) => startApp({ scenario: 'empty', ...options });
type App = ReturnType<typeof start>;

const branchChannels = ({ world }: App) =>
  world.pusher
    .channels()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('private-company-branches'));
const branchKeys = ({ queryClient }: App) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
    .filter(([first, second]) => first !== 'company-branches' || typeof second === 'number');

const isAsked = ({ leaveQuestion }: App) => leaveQuestion.subject() === 'page';
const switched = (app: App, id: number) => until(() => expect(app.branches().activeBranchId).toBe(id));

/** Dana in Phoenix (1), everything loaded and heard. */
async function inPhoenix(options: StartOptions = {}) {
  const app = start({ as: dana, ...options });
  await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
  await until(() => expect(branchChannels(app)).toEqual(['private-company-branches.1']));
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  return app;
}

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
    await until(() => expect(branchChannels(app)).toEqual([`private-company-branches.${expected}`]));
  });

  it('is one of their own for a manager', async () => {
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

  it('is none for a helper, whose branches nobody asks for', async () => {
    const app = start({ as: marcus });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: true }));
    await until(() => expect(isHeard(app.world, 'private-App.Models.User.5')).toBe(true));
    expect(app.callsTo('/company-branches')).toEqual([]);
  });

  it('is settled by another try when the list could not be loaded, which is told once', async () => {
    const app = start({ as: dana, faults: 'getBranches:500' });
    await until(() => expect(app.branches()).toMatchObject({ failed: true, settled: false }));
    expect(app.callsTo('GET /company-branches')).toHaveLength(3);
    expect(app.toasts).toHaveLength(1);
    app.world.faults.set([]);
    app.store.dispatch(branchActions.branchesRequested());
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true, failed: false }));
  });

  it('stays while it is in a list loaded anew, and gives way to the first when it is not', async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchesRequested());
    await until(() => expect(app.callsTo('GET /company-branches')).toHaveLength(3));
    await until(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(app.callsTo('GET /company-branches/1')).toHaveLength(1);
    app.world.tables.branch.remove(1);
    app.store.dispatch(branchActions.branchesRequested());
    await until(() => expect(app.branches().activeBranchId).toBe(2));
    await until(() => expect(branchChannels(app)).toEqual(['private-company-branches.2']));
  });
});

describe('a switch', () => {
  it('is at once: id saved, old branch dropped, its channel left; it ends when the new one is loaded', async () => {
    const app = await inPhoenix();
    const letGo = app.holdAnswers('GET /company-branches/2');
    app.store.dispatch(branchActions.branchRequested(2));
    await switched(app, 2);
    expect(app.branches().switching).toBe(true);
    expect(localStorage.getItem('activeBranchId')).toBe('2');
    expect(branchKeys(app)).toEqual([['company-branches', 2]]);
    await until(() => expect(branchChannels(app)).toEqual(['private-company-branches.2']));
    expect(app.branches().switching).toBe(true);
    letGo();
    await until(() => expect(app.branches().switching).toBe(false));
    expect(app.queryClient.getQueryData(getGetBranchQueryKey(2))).toMatchObject({ name: 'Tucson' });
    expect(app.queryClient.getQueryData(['company-branches'])).toHaveLength(3);
  });

  it('to the branch that is active already is none', async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchRequested(1));
    expect(app.branches().switching).toBe(false);
    expect(app.callsTo('GET /company-branches/1')).toHaveLength(1);
  });

  it("quickly followed by another: the second wins, the first's answers land nowhere", async () => {
    const app = await inPhoenix();
    const letGo = app.holdAnswers('GET /company-branches/2');
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(app.callsTo('GET /company-branches/2')).toHaveLength(1));
    app.store.dispatch(branchActions.branchRequested(3));
    letGo();
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 3, switching: false }));
    await until(() => expect(app.callsTo('GET /company-branches/2')[0]?.status).toBe(200));
    await until(() => expect(branchChannels(app)).toEqual(['private-company-branches.3']));
    expect(branchKeys(app)).toEqual([['company-branches', 3]]);
    expect(localStorage.getItem('activeBranchId')).toBe('3');
    expect(app.toasts).toEqual([]);
  });

  it("in the same tick as another is the second one's alone", async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchRequested(2));
    app.store.dispatch(branchActions.branchRequested(3));
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 3, switching: false }));
    await until(() => expect(branchChannels(app)).toEqual(['private-company-branches.3']));
    expect(branchKeys(app)).toEqual([['company-branches', 3]]);
  });

  it('there and back again ends where it began, with everything loaded anew', async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchRequested(2));
    await switched(app, 2);
    app.store.dispatch(branchActions.branchRequested(1));
    await switched(app, 1);
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, switching: false }));
    await until(() => expect(app.callsTo('GET /company-branches/1')).toHaveLength(2));
    await until(() => expect(branchChannels(app)).toEqual(['private-company-branches.1']));
  });

  it('ends although the branch could not be loaded, which is told once', async () => {
    const app = await inPhoenix();
    app.world.faults.set([{ operation: 'getBranch', kind: 'status', status: 500 }]);
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 2, switching: false }));
    expect(app.toasts).toHaveLength(1);
  });

  it('during which the person signs out leaves nothing behind', async () => {
    const app = await inPhoenix();
    const letGo = app.holdAnswers('GET /company-branches/2');
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(app.callsTo('GET /company-branches/2')).toHaveLength(1));
    app.store.dispatch(sessionActions.signOutRequested());
    letGo();
    await until(() => expect(app.callsTo('GET /company-branches/2')[0]?.status).toBe(200));
    await until(() => expect(app.world.pusher.socketCount()).toBe(0));
    expect(app.branches()).toMatchObject({ activeBranchId: 0, switching: false, settled: false });
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    expect([localStorage.length, app.toasts.length]).toEqual([0, 0]);
  });
});

describe('a switch on the page of something that belongs to the branch', () => {
  it('leads to its list first', async () => {
    const app = await inPhoenix({ path: '/company/job/edit/7?tab=crew' });
    const paths: string[] = [];
    app.store.subscribe(() => paths.push(`${address()} ${app.branches().activeBranchId}`));
    app.store.dispatch(branchActions.branchRequested(2));
    await switched(app, 2);
    expect(paths.filter((path) => path.endsWith(' 2'))[0]).toBe('/company/job 2');
    expect(address()).toBe('/company/job');
  });

  it.each(['/company/job', '/company/calendar', '/company/branch', '/company/activity?activity=x'])(
    'is not one on %s',
    async (path) => {
      const app = await inPhoenix({ path });
      app.store.dispatch(branchActions.branchRequested(2));
      await switched(app, 2);
      expect(address()).toBe(path);
    },
  );
});

describe('unsaved work', () => {
  async function typing(options: StartOptions = {}) {
    const app = await inPhoenix({ path: '/company/job/edit/7', ...options });
    app.leaveGuard.register(() => true);
    return app;
  }

  it('is asked about before anything changes; staying changes nothing', async () => {
    const app = await typing();
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(isAsked(app)).toBe(true));
    expect([address(), app.branches().activeBranchId]).toEqual(['/company/job/edit/7', 1]);
    app.leaveQuestion.answer(false);
    await Promise.resolve();
    expect([address(), app.branches().activeBranchId]).toEqual(['/company/job/edit/7', 1]);
    expect(app.callsTo('GET /company-branches/2')).toEqual([]);
  });

  it('is left when the person agrees', async () => {
    const app = await typing();
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(isAsked(app)).toBe(true));
    app.leaveQuestion.answer(true);
    await until(() => expect(app.branches().activeBranchId).toBe(2));
    expect([address(), isAsked(app)]).toEqual(['/company/job', false]);
  });

  it('is asked about once for two quick wishes: the answer is for the second', async () => {
    const app = await typing();
    app.store.dispatch(branchActions.branchRequested(2));
    app.store.dispatch(branchActions.branchRequested(3));
    await until(() => expect(isAsked(app)).toBe(true));
    app.leaveQuestion.answer(true);
    await until(() => expect(app.branches().activeBranchId).toBe(3));
    expect(app.callsTo('GET /company-branches/2')).toEqual([]);
  });

  it('is a question no more when the session ends meanwhile', async () => {
    const app = await typing();
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(isAsked(app)).toBe(true));
    app.store.dispatch(sessionActions.unauthorized(app.token));
    await until(() => expect(isAsked(app)).toBe(false));
    app.leaveQuestion.answer(true);
    await Promise.resolve();
    expect(app.branches()).toMatchObject({ activeBranchId: 0, switching: false });
    expect(app.callsTo('GET /company-branches/2')).toEqual([]);
  });
});

describe('a branch that was deleted', () => {
  it('is active no more: 0 and nothing stored, then the first of the list loaded anew', async () => {
    localStorage.setItem('activeBranchId', '2');
    const app = start({ as: dana });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 2, settled: true }));
    app.world.tables.branch.remove(2);
    app.store.dispatch(branchActions.branchDeleted());
    expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: false });
    expect(localStorage.getItem('activeBranchId')).toBeNull();
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
    expect(localStorage.getItem('activeBranchId')).toBe('1');
    await until(() => expect(branchChannels(app)).toEqual(['private-company-branches.1']));
    expect(branchKeys(app)).toEqual([['company-branches', 1]]);
  });

  it('and was the last leaves none active, and nothing of it', async () => {
    const app = start({ as: luis });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
    for (const { id } of app.world.tables.branchManager.by('user', 3)) app.world.tables.branchManager.remove(id);
    app.store.dispatch(branchActions.branchDeleted());
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: true }));
    await until(() => expect(branchChannels(app)).toEqual([]));
    expect(branchKeys(app)).toEqual([]);
  });
});
