import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '#platform/ui/UiProvider';
import { LeaveDialog } from './LeaveDialog';

it.each([
  [[], 'You have entries that haven’t been saved. They’re kept on this device only until you log out.'],
  [['Check-in for job #1042'], 'This change hasn’t been sent yet and will be lost: Check-in for job #1042.'],
  [
    ['Job #1042 deleted', 'Check-in for job #1043'],
    'These 2 changes haven’t been sent yet and will be lost: Job #1042 deleted; Check-in for job #1043.',
  ],
])('the question before logging out names the changes %j', async (unsent, text) => {
  render(
    <UiProvider>
      <LeaveDialog subject="session" unsent={unsent} keepsDrafts onAnswer={() => undefined} />
    </UiProvider>,
  );
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(text);
});

it.each([
  ['page', true, /We’ll keep form entries as a draft on this device\.$/],
  ['page', false, /this browser can’t keep a draft\. If you leave, they’ll be lost\.$/],
  ['session', true, /They’re kept on this device only until you log out\.$/],
  ['session', false, /If you log out, they’ll be lost\.$/],
] as const)(
  'the question before leaving the %s is true if the device keeps drafts: %s',
  async (subject, keeps, text) => {
    render(
      <UiProvider>
        <LeaveDialog subject={subject} unsent={[]} keepsDrafts={keeps} onAnswer={() => undefined} />
      </UiProvider>,
    );
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(text);
  },
);
