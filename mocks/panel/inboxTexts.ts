export const inboxTexts = {
  demo: 'Demo tools',
  title: 'Demo inbox',
  short: 'Inbox',
  new: ' new',
  explanation: 'Every email and text message that would have been sent. Nothing leaves this browser.',
  empty: 'No messages yet. Request a code and it will arrive here.',
  to: (address: string) => `To ${address}`,
  channels: { email: 'Email', sms: 'Text message' },
  copy: (code: string) => `Copy code ${code}`,
  copyShort: 'Copy',
  copied: 'Copied',
};
