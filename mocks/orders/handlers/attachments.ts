import type { Attachment } from '#generated/model';
import { openBranch } from '../../branches/handlers/openBranch';
import { recordEvent } from '../../crew/handlers/formCrew';
import type { Context } from '../../provider/http/context';
import { toDataUrl, getBytes } from '../../provider/http/input/files';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import {
  checkFileCount,
  checkFileSize,
  decideFileType,
  maxStoredBytes,
  notStoredText,
  findNamedFiles,
  hasWaitedTooLong,
} from '../../provider/rules/files';
import type { OrderRow, UserRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { openUnclosed } from './openOrder';

export function uploadOrderFile({ world, user, params, body, setMessage }: Context<'uploadOrderFile'>): Attachment {
  const { id: branch_id } = openBranch(world, user, params.id);
  const file = toAttachment(world, body.file);
  dropForgotten(world);
  world.tables.orderFile.insert({ ...file, branch_id, sent_at: world.now() });
  setMessage(`${file.name} was uploaded.`);
  return file;
}

export function addAttachment({ world, user, params, body, setMessage }: Context<'addAttachment'>): Attachment {
  const order = openUnclosed(world, user, params.orderId);
  const file = toAttachment(world, body.file);
  throwIfRefused(checkFileCount(order.attachments.length));
  changeFiles(world, user, order, { attachments: [...order.attachments, file], what: `added ${file.name}` });
  setMessage(`${file.name} was added.`);
  return file;
}

export function removeAttachment({ world, user, params, setMessage }: Context<'removeAttachment'>) {
  const order = openUnclosed(world, user, params.orderId);
  const found = orNotFound(order.attachments.find(({ id }) => id === params.attachmentId));
  const attachments = order.attachments.filter((each) => each !== found);
  changeFiles(world, user, order, { attachments, what: `removed ${found.name}` });
  setMessage(`${found.name} was removed.`);
  return {};
}

/** The files that `attachment_ids` name: the order's own and those uploaded to its branch. Unknown ids are problems. */
export function findFormFiles(
  { tables, now }: World,
  branchId: number,
  ids: readonly number[] | undefined,
  own: readonly Attachment[] = [],
) {
  return findNamedFiles(ids ?? own.map(({ id }) => id), (id) => {
    const known = own.find((each) => each.id === id);
    const waiting = known ? undefined : tables.orderFile.get(id);
    if (!waiting || waiting.branch_id !== branchId || hasWaitedTooLong(waiting.sent_at, now())) return known;
    const { branch_id: _branch, sent_at: _sentAt, ...file } = waiting;
    return file;
  });
}

export function storeFiles({ tables }: World, files: readonly Attachment[]): void {
  for (const { id } of files) tables.orderFile.remove(id);
}

function toAttachment(world: World, file: Blob): Attachment {
  throwIfRefused(checkFileSize(file.size));
  const bytes = getBytes(file);
  const type = throwIfRefused(decideFileType(bytes));
  const isKept = file.size <= maxStoredBytes;
  const url = isKept ? toDataUrl(type, bytes) : toDataUrl('text/plain', new TextEncoder().encode(notStoredText));
  const name = file instanceof File && file.name !== '' ? file.name : 'file';
  return { id: world.db.nextId('attachment'), name, url, size: file.size, type };
}

type FilesChange = { attachments: Attachment[]; what: string };

function changeFiles(world: World, user: UserRow, order: OrderRow, { attachments, what }: FilesChange): void {
  const after = world.tables.order.update(order.id, {
    attachments,
    version: order.version + 1,
    updated_at: world.now(),
    updated_by_id: user.id,
  });
  const fields = ['attachments'];
  recordEvent(world, after, { type: 'updated', actorId: user.id, text: `${user.first_name} ${what}`, fields });
  world.announce({ type: 'orderUpdated', orderId: order.id, actorId: user.id, moved: null, fields });
}

/** Deletes files that no order named in time. Runs at each upload. */
function dropForgotten({ tables, now }: World): void {
  const findOldest = () => tables.orderFile.one('waiting', 'all');
  for (let file = findOldest(); file && hasWaitedTooLong(file.sent_at, now()); file = findOldest())
    tables.orderFile.remove(file.id);
}
