import type { MessageRow } from '../store/rows';
import type { World } from '../world';

/** The demo inbox keeps its newest messages: when there are more than `most`, only the last `kept` stay. */
const [most, kept] = [400, 200];

/** Sends an email or text message: it is shown in the demo inbox. */
export function sendMessage({ db, tables, now }: World, message: Omit<MessageRow, 'id' | 'sent_at'>): void {
  tables.message.insert({ ...message, id: db.nextId('message'), sent_at: now() });
  if (tables.message.size() <= most) return;
  for (const { id } of tables.message.all().slice(0, -kept)) tables.message.remove(id);
}
