import { expect } from 'vitest';
import { until } from '../until';
import { startApp, type StartedApp, type StartOptions } from './startApp';

/** Dana in Phoenix (branch 1) of a world without activities, with all data loaded and all channels joined. */
export async function inPhoenix(options: StartOptions = {}): Promise<StartedApp> {
  const app = startApp({ as: 'dana@coppermesa.example', scenario: 'empty', ...options });
  await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
  await until(() => expect(listJoinedChannels(app)).toEqual(['App.Models.User.1', 'company-branches.1']));
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  return app;
}

/** The private channels with subscribers right now, without their prefix. */
export const listJoinedChannels = ({ world }: StartedApp): string[] =>
  world.pusher
    .channels()
    .flatMap(({ name }) => (name.startsWith('private-') ? [name.slice('private-'.length)] : []))
    .sort((a, b) => a.localeCompare(b));

/** The branch channels among them. */
export const listJoinedBranches = (app: StartedApp): string[] =>
  listJoinedChannels(app).filter((name) => name.startsWith('company-branches'));

/** Keys of all cached data that belongs to a branch. */
export const branchKeys = ({ queryClient }: StartedApp) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
    .filter(([first, second]) => first !== 'company-branches' || typeof second === 'number');
