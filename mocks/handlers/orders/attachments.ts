import type { Attachment } from '../../../src/generated/model';
import { bytesOf } from '../../http/files';
import type { Context } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { attachmentLimits, attachmentType, keptText } from '../../rules/attachments';
import { dataUrl } from '../../http/dataUrl';
import { openUnclosed } from './openOrder';

export function addAttachment({ world, user, params, body, say }: Context<'addAttachment'>): Attachment {
  const order = openUnclosed(world, user, params.orderId);
  const { file } = body;
  if (file.size > attachmentLimits.bytes) throw refuse.tooLarge('file', 'A file may not be larger than 10 MB');
  const bytes = bytesOf(file);
  const type = attachmentType(bytes);
  if (!type) throw refuse.wrongFileType('file', 'Choose a JPG, PNG or WebP image or a PDF');
  const { count } = attachmentLimits;
  if (order.attachments.length >= count) throw refuse.field('file', `The maximum length allowed is ${count}`);
  const isKept = file.size <= attachmentLimits.kept;
  const url = isKept ? dataUrl(type, bytes) : dataUrl('text/plain', new TextEncoder().encode(keptText));
  const name = file instanceof File && file.name !== '' ? file.name : 'file';
  const attachment = { id: world.db.nextId('attachment'), name, url, size: file.size, type };
  world.tables.order.update(order.id, { attachments: [...order.attachments, attachment] });
  world.announce({ type: 'orderUpdated', orderId: order.id, actorId: user.id, moved: null, fields: ['attachments'] });
  say(`${name} was added.`);
  return attachment;
}

export function removeAttachment({ world, user, params, say }: Context<'removeAttachment'>) {
  const order = openUnclosed(world, user, params.orderId);
  const found = order.attachments.find(({ id }) => id === params.attachmentId);
  if (!found) throw refuse.notFound();
  world.tables.order.update(order.id, { attachments: order.attachments.filter((each) => each !== found) });
  world.announce({ type: 'orderUpdated', orderId: order.id, actorId: user.id, moved: null, fields: ['attachments'] });
  say(`${found.name} was removed.`);
  return {};
}
