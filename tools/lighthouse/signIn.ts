import type { BranchSummary, OrderPage, User } from '#generated/model';
import { storedKeys } from '#platform/session/storage/profileStorage';
import { toSessionUser } from '#platform/session/user';
import { demoPassword } from '../../mocks/account/seed/cast';

/** Signs a person in at the provider; returns what the app would store. */
export async function signIn(api: string, email: string): Promise<Record<string, string>> {
  const { access_token: token, user } = await call<{ access_token: string; user: User }>(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const known = toSessionUser(user);
  const [branch] = known.helper ? [] : await call<BranchSummary[]>(`${api}/company-branches`, bearer(token));
  return {
    [storedKeys.token]: token,
    [storedKeys.user]: JSON.stringify(known),
    ...(branch && { [storedKeys.branch]: String(branch.id) }),
  };
}

/** The id of a job of the stored branch. */
export async function findOrder(api: string, stored: Record<string, string>): Promise<string> {
  const branch = stored[storedKeys.branch] ?? '';
  const path = `${api}/company-branches/${branch}/orders`;
  const { data } = await call<OrderPage>(path, bearer(stored[storedKeys.token] ?? ''));
  const [first] = data;
  if (!first) throw new Error(`Branch ${branch} has no job`);
  return String(first.order_id);
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function call<Answer>(address: string, how: RequestInit): Promise<Answer> {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Answer };
  return data;
}
