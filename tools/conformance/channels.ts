import { UserType } from '#generated/model/codes';
import { fieldAt, parsed } from '../../mocks/provider/realtime/protocol/frames';
import { addFinding } from './findings';
import { unknownId } from './refusals';
import { ask, type Person, type Run } from './run';

/** Any; a provider signs for a socket without knowing it. */
const anySocket = '1234.5678';

/** Asks for each channel of docs/product.md, "Realtime", that a person may join, and for some that they may not. */
export async function checkChannels(run: Run, people: readonly Person[]): Promise<void> {
  const [branch, order] = [run.known.get('branch'), run.known.get('orderId')];
  for (const person of people) {
    await authorize(run, person, `private-App.Models.User.${person.id}`, [200]);
    await authorize(run, person, `private-App.Models.User.${unknownId}`, [403]);
    const ofCompany = expectOfCompany(person, people);
    if (branch !== undefined) await authorize(run, person, `private-company-branches.${branch}`, ofCompany);
    if (order !== undefined) await authorize(run, person, `presence-orders.${order}`, ofCompany);
  }
  await ask(run, 'authorizeChannel', [401], { form: toForm(anySocket, `private-App.Models.User.${unknownId}`) });
  const [first] = people;
  if (!first) return;
  await ask(run, 'authorizeChannel', [422], { token: first.token, form: new URLSearchParams() });
  const form = new URLSearchParams({ socket_id: anySocket });
  await ask(run, 'authenticateUser', [200], { token: first.token, form });
}

/** The branch and the order belong to the first person who is no helper. */
function expectOfCompany({ type, company }: Person, people: readonly Person[]): number[] {
  const home = people.find((person) => person.type !== UserType.helper)?.company;
  if (type === UserType.helper || company !== home) return [403];
  return type === UserType.owner ? [200] : [200, 403];
}

async function authorize(run: Run, { token }: Person, channel: string, statuses: number[]): Promise<void> {
  const form = toForm(anySocket, channel);
  const { body, status } = await ask(run, 'authorizeChannel', statuses, { token, form });
  if (status !== 200 || !channel.startsWith('presence-')) return;
  const text = fieldAt(body, 'channel_data');
  const data = typeof text === 'string' ? parsed(text) : undefined;
  if (typeof fieldAt(data, 'user_id') === 'string') return;
  const problem = 'a presence channel needs JSON with the text user_id';
  addFinding(run.log, {
    operation: 'authorizeChannel',
    status: 200,
    check: 'channel',
    pointer: '/channel_data',
    problem,
  });
}

export const toForm = (socket_id: string, channel_name: string) => new URLSearchParams({ socket_id, channel_name });
