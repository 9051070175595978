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
      <LeaveDialog subject="session" unsent={unsent} onAnswer={() => undefined} />
    </UiProvider>,
  );
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(text);
});
