import { describe, expect, it, onTestFinished } from 'vitest';
import { getGetBranchQueryKey } from '#generated/endpoints/branches/branches';
import { branchKeys, listJoinedBranches, inPhoenix } from '../../../tests/kit/app/inPhoenix';
import { address, type StartedApp, type StartOptions } from '../../../tests/kit/app/startApp';
import { until } from '../../../tests/kit/until';
import { sessionActions } from '../session/slice';
import { branchActions } from './slice';

const isAsked = ({ leaveQuestion }: StartedApp) => leaveQuestion.subject() === 'page';
const switched = (app: StartedApp, id: number) => until(() => expect(app.branches().activeBranchId).toBe(id));

describe('a switch', () => {
  it('is immediate: id saved, old branch dropped, its channel left; it ends when the new one is loaded', async () => {
    const app = await inPhoenix();
    const release = app.holdAnswers('GET /company-branches/2');
    app.store.dispatch(branchActions.branchRequested(2));
    await switched(app, 2);
    expect(app.branches().switching).toBe(true);
    expect(localStorage.getItem('activeBranchId')).toBe('2');
    expect(branchKeys(app)).toEqual([['company-branches', 2]]);
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.2']));
    expect(app.branches().switching).toBe(true);
    release();
    await until(() => expect(app.branches().switching).toBe(false));
    expect(app.queryClient.getQueryData(getGetBranchQueryKey(2))).toMatchObject({ name: 'Tucson' });
    expect(app.queryClient.getQueryData(['company-branches'])).toHaveLength(3);
  });

  it('switching to the active branch changes nothing', async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchRequested(1));
    expect(app.branches().switching).toBe(false);
    expect(app.callsTo('GET /company-branches/1')).toHaveLength(1);
  });

  it("quickly followed by another: the second wins, the first's answers land nowhere", async () => {
    const app = await inPhoenix();
    const release = app.holdAnswers('GET /company-branches/2');
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(app.callsTo('GET /company-branches/2')).toHaveLength(1));
    app.store.dispatch(branchActions.branchRequested(3));
    release();
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 3, switching: false }));
    await until(() => expect(app.callsTo('GET /company-branches/2')[0]?.status).toBe(200));
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.3']));
    expect(branchKeys(app)).toEqual([['company-branches', 3]]);
    expect(localStorage.getItem('activeBranchId')).toBe('3');
    expect(app.toasts).toEqual([]);
  });

  it("in the same tick as another is the second one's alone", async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchRequested(2));
    app.store.dispatch(branchActions.branchRequested(3));
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 3, switching: false }));
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.3']));
    expect(branchKeys(app)).toEqual([['company-branches', 3]]);
  });

  it('there and back ends where it started, with everything reloaded', async () => {
    const app = await inPhoenix();
    app.store.dispatch(branchActions.branchRequested(2));
    await switched(app, 2);
    app.store.dispatch(branchActions.branchRequested(1));
    await switched(app, 1);
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, switching: false }));
    await until(() => expect(app.callsTo('GET /company-branches/1')).toHaveLength(2));
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.1']));
  });

  it('ends although the branch could not be loaded, which shows one toast', async () => {
    const app = await inPhoenix();
    app.world.faults.set([{ operation: 'getBranch', kind: 'status', status: 500 }]);
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 2, switching: false }));
    expect(app.toasts).toHaveLength(1);
  });

  it('during which the person signs out leaves nothing behind', async () => {
    const app = await inPhoenix();
    const release = app.holdAnswers('GET /company-branches/2');
    app.store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(app.callsTo('GET /company-branches/2')).toHaveLength(1));
    app.store.dispatch(sessionActions.signOutRequested());
    release();
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
    onTestFinished(app.leaveGuard.register(() => true));
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

  it('asks once for two quick choices: the answer is for the second', async () => {
    const app = await typing();
    app.store.dispatch(branchActions.branchRequested(2));
    app.store.dispatch(branchActions.branchRequested(3));
    await until(() => expect(isAsked(app)).toBe(true));
    app.leaveQuestion.answer(true);
    await until(() => expect(app.branches().activeBranchId).toBe(3));
    expect(app.callsTo('GET /company-branches/2')).toEqual([]);
  });

  it('withdraws the question when the session ends', async () => {
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
