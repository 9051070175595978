import type { Page } from '@playwright/test';
import '../../mocks/bridge/exposeLink';
import { providerOrigin } from '../../mocks/bridge/intercept';
import { OrderStatus } from '../../src/generated/model/codes';
import { paths, type RouteName } from '../../src/platform/routing/paths';
import { asList, asObject, type Json } from '../generator/contract';

/** Ids of the jobs that pages of the gallery are about. A world without such a job has none. */
export type Subjects = {
  /** No one is invited. */
  notFormed?: number;
  /** The whole crew has accepted. */
  formed?: number;
};

/** Of each kind, the job of the first branch that starts last. Helpers and companies without branches have none. */
export async function findSubjects(page: Page, token: string): Promise<Subjects> {
  return {
    ...(await findLastJob(page, token, 'notFormed')),
    ...(await findLastJob(page, token, 'formed')),
  };
}

/** The path of a page, with the id of what it is about. */
export function fillPath(screen: RouteName, { notFormed, formed }: Subjects): string {
  const job = (screen === 'company-job-team-add' ? notFormed : formed) ?? unknownJob;
  return paths[screen].replace(':id', String(screen === 'company-team-edit' ? member : job));
}

/** A member of the first branch in every world that has one. */
const member = 4;
/** No world has a job with this id. */
const unknownJob = 999_999;

async function findLastJob(page: Page, token: string, status: keyof Subjects): Promise<Subjects> {
  const filter = { 'filter[status]': String(OrderStatus[status]), sort: '-starts_at', per_page: '1' };
  const answer = await read(page, token, `/company-branches/1/orders?${new URLSearchParams(filter)}`);
  const [job] = answer === null ? [] : asList(asObject(asObject(answer).data).data);
  return job === undefined ? {} : { [status]: Number(asObject(job).order_id) };
}

/** Reads from the page's world; null if it refuses. */
function read(page: Page, token: string, path: string): Promise<Json> {
  return page.evaluate(
    async ([address, authorization]): Promise<Json> => {
      const link = await globalThis.demoWorld;
      if (!link) throw new Error('This page has no world');
      const response = await link.fetch(new Request(address, { headers: { Authorization: authorization } }));
      const answer: Json = response.ok ? await response.json() : null;
      return answer;
    },
    [`${providerOrigin}/api${path}`, `Bearer ${token}`] as const,
  );
}
