import type { Page } from '@playwright/test';
import '../../mocks/bridge/exposeLink';
import { providerOrigin } from '../../mocks/bridge/intercept';
import { OfferStatus, OrderStatus } from '../../src/generated/model/codes';
import { paths, type RouteName } from '../../src/platform/routing/paths';

/** Ids of the jobs and offers that pages of the gallery are about. A world without such a job or offer has none. */
export type Subjects = {
  /** No one is invited. */
  notFormed?: number;
  /** The whole crew has accepted. */
  formed?: number;
  /** Open, with applications that wait for an answer. */
  offer?: number;
};

/** Of each kind, the job of the first branch that starts last, and the offer with the most applications to answer. Helpers and companies without branches have none. */
export async function findSubjects(page: Page, token: string): Promise<Subjects> {
  return {
    ...(await findLastJob(page, token, 'notFormed')),
    ...(await findLastJob(page, token, 'formed')),
    ...(await findOffer(page, token)),
  };
}

/** The path of a page, with the id of what it is about. */
export function fillPath(screen: RouteName, { notFormed, formed, offer }: Subjects): string {
  if (screen === 'company-outsourcing-offer-applications')
    return paths[screen].replace(':id', String(offer ?? unknownJob));
  const job = (screen === 'company-job-team-add' ? notFormed : formed) ?? unknownJob;
  return paths[screen].replace(':id', String(screen === 'company-team-edit' ? member : job));
}

/** A member of the first branch in every world that has one. */
const member = 4;
/** No world has a job with this id. */
const unknownJob = 999_999;

async function findLastJob(page: Page, token: string, status: 'notFormed' | 'formed'): Promise<Subjects> {
  const filter = { 'filter[status]': String(OrderStatus[status]), sort: '-starts_at', per_page: '1' };
  const answer = await read(page, token, `/company-branches/1/orders?${new URLSearchParams(filter)}`);
  // The envelope, the page, its first row.
  const found = ['data', 'data', '0', 'order_id'].reduce(getField, answer);
  return typeof found === 'number' ? { [status]: found } : {};
}

async function findOffer(page: Page, token: string): Promise<Subjects> {
  const query = new URLSearchParams({ branch_id: '1', 'filter[status]': String(OfferStatus.open) });
  const offers = ['data', 'data'].reduce(getField, await read(page, token, `/company-outsource?${query}`));
  const rows: unknown[] = Array.isArray(offers) ? offers : [];
  const waiting = (offer: unknown) => Number(getField(offer, 'waiting'));
  const [most] = rows.toSorted((one, other) => waiting(other) - waiting(one));
  const id = getField(most, 'id');
  return typeof id === 'number' ? { offer: id } : {};
}

/** Reads from the page's world; null if it refuses. */
export function read(page: Page, token: string, path: string): Promise<unknown> {
  return page.evaluate(
    async ([address, authorization]): Promise<unknown> => {
      const link = await globalThis.demoWorld;
      if (!link) throw new Error('This page has no world');
      const response = await link.fetch(new Request(address, { headers: { Authorization: authorization } }));
      const answer: unknown = response.ok ? await response.json() : null;
      return answer;
    },
    [`${providerOrigin}/api${path}`, `Bearer ${token}`] as const,
  );
}

export function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
