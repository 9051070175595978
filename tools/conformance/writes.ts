import { type OperationId, operations } from '../../mocks/generated/operations';
import { fieldAt } from '../../mocks/provider/realtime/protocol/frames';
import { checkEvents } from './events';
import { addFinding } from './findings';
import { getExampleBody } from './parameters';
import { checkRateLimit, unknownId } from './refusals';
import { ask, type Person, type Run } from './run';
import { listen } from './socket';

/** Writes in a branch made for this run, listens to what that pushes, and deletes everything again. */
export async function checkWrites(run: Run, owner: Person, socket: string): Promise<void> {
  await checkAnonymousWrites(run);
  await writeAs(run, owner, socket);
  await checkRateLimit(run);
}

/** No one is signed in and nothing has these ids, so nothing changes. */
async function checkAnonymousWrites(run: Run): Promise<void> {
  for (const { id, path, method, public: isPublic } of run.contract.operations) {
    if (isPublic || method === 'GET' || !isOperation(id) || run.log.notOffered.has(id)) continue;
    const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, unknownId]));
    await ask(run, id, [401], { params });
  }
}

const isOperation = (id: string): id is OperationId => id in operations;

async function writeAs(run: Run, person: Person, socket: string): Promise<void> {
  const { token } = person;
  const name = `Conformance ${crypto.randomUUID().slice(0, 8)}`;
  const made = await ask(run, 'createBranch', [201, 402], { token, form: toForm(getBranchFields(run, name)) });
  const id = idIn(made.body, 'id');
  if (id === undefined) return void run.log.notOffered.add(`createBranch: a branch to write in (${made.status})`);
  const params = { id };
  try {
    // The provider's day, because its clock decides what is past.
    const today = new Date(made.headers.get('Date') ?? Date.now());
    await writeAndListen(run, person, { id, date: inTwoWeeks(today) }, socket);
    await ask(run, 'updateBranch', [200], { token, params, form: toForm({ unit: 'Suite 1' }) });
    await ask(run, 'markAllAsRead', [200], { token, params: { branchId: id } });
  } finally {
    await ask(run, 'deleteBranch', [200], { token, params, body: { name } });
    const { status } = await ask(run, 'getBranch', [404], { token, params });
    if (status === 200) addLeft(run, 'deleteBranch', 'the branch of this run is still there');
  }
}

const inTwoWeeks = (day: Date) => new Date(day.getTime() + 14 * 24 * 3_600_000).toISOString().slice(0, 10);

type Place = { id: string; date: string };

async function writeAndListen(run: Run, person: Person, place: Place, socket: string): Promise<void> {
  const [own, branch] = [`private-App.Models.User.${person.id}`, `private-company-branches.${place.id}`];
  const listener = await listen(run, person, socket);
  await listener?.join(own);
  await listener?.join(branch);
  await writeOrder(run, person, place);
  const orderEvents = ['order-created', 'order-updated', 'order-deleted'].map((event) => [event, branch] as const);
  if (listener) await checkEvents(run.log, listener, [['notification-created', own], ...orderEvents]);
  listener?.close();
}

/** The contract's example, which has no email of a customer. */
async function writeOrder(run: Run, { token }: Person, { id, date }: Place): Promise<void> {
  const made = new Set<string>();
  const create = async (statuses: number[], body: object, key: string) => {
    const answer = await ask(run, 'createOrder', statuses, { token, params: { id }, body, key });
    const orderId = idIn(answer.body, 'order_id', 'id');
    if (orderId !== undefined) made.add(orderId);
    return orderId;
  };
  try {
    await create([422], {}, crypto.randomUUID());
    const [body, key] = [{ ...getExampleBody(run.contract, 'createOrder'), date }, crypto.randomUUID()];
    const orderId = await create([201], body, key);
    const again = await create([201], body, key);
    if (orderId !== again) run.log.notOffered.add('createOrder: Idempotency-Key');
    if (orderId !== undefined) await changeOrder(run, token, orderId, body);
  } finally {
    for (const orderId of made) {
      await ask(run, 'deleteOrder', [200], { token, params: { orderId } });
      const { status } = await ask(run, 'getOrder', [404], { token, params: { orderId } });
      if (status === 200) addLeft(run, 'deleteOrder', 'an order of this run is still there');
    }
  }
}

async function changeOrder(run: Run, token: string, orderId: string, body: object): Promise<void> {
  const params = { orderId };
  const read = await ask(run, 'getOrder', [200], { token, params });
  for (const id of ['getOrderCard', 'getOrderDetail', 'getCurrentCrew', 'getInvitableEmployees'] as const) {
    await ask(run, id, [200], { token, params });
  }
  await ask(run, 'updateOrder', [422], { token, params, body: {} });
  const version = fieldAt(fieldAt(read.body, 'data'), 'version');
  const changed = { ...body, version, crew_notes: 'A conformance run wrote this.' };
  await ask(run, 'updateOrder', [200], { token, params, body: changed });
  await ask(run, 'updateOrder', [404], { token, params: { orderId: unknownId }, body: changed });
}

const getBranchFields = ({ contract, known }: Run, name: string) => ({
  ...getExampleBody(contract, 'createBranch'),
  name,
  'serving_area_ids[]': [known.get('area') ?? '1'],
});

function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) form.append(field, String(part));
  }
  return form;
}

/** The id of the created row: the first of these fields that it has. */
function idIn(body: unknown, ...fields: string[]): string | undefined {
  const data = fieldAt(body, 'data');
  const id = fields.map((field) => fieldAt(data, field)).find((value) => value !== undefined);
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

function addLeft({ log }: Run, operation: string, problem: string): void {
  addFinding(log, { operation, status: 200, check: 'clean-up', pointer: '', problem });
}
