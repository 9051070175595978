import { counted } from '../../src/platform/lib/text';

export const inboxTexts = {
  demo: 'Demo tools',
  title: 'Demo inbox',
  short: 'Inbox',
  new: ' new',
  fresh: (fresh: number) => counted(fresh, { one: 'new message', other: 'new messages' }),
  explanation: 'Every e-mail and text message that would have been sent. Nothing leaves this browser.',
  empty: 'No messages yet. Ask for a code and it will arrive here.',
  to: (address: string) => `To ${address}`,
  channels: { email: 'E-mail', sms: 'Text message' },
  copy: (code: string) => `Copy code ${code}`,
  copyShort: 'Copy',
  copied: 'Copied',
};
