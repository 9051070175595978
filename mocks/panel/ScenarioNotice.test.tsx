import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '#platform/ui/UiProvider';
import type { ScenarioOutcome } from '../bridge/demoOptions';
import { scenarioNames } from '../scenarios/names';
import { ScenarioNotice } from './ScenarioNotice';
import { scenarioTexts } from './scenarioTexts';

async function show(outcome: ScenarioOutcome, onStart = vi.fn(() => Promise.resolve())) {
  const settled = Promise.resolve(outcome);
  render(
    <UiProvider>
      <ScenarioNotice outcome={settled} onStart={onStart} />
    </UiProvider>,
  );
  await settled;
  return onStart;
}

it('says that the world was not reset, and starts the scenario', async () => {
  const onStart = await show({ kind: 'kept', scenario: 'empty' });
  const notice = await screen.findByRole('region', { name: scenarioTexts.title });
  expect(notice).toHaveTextContent('Your changes to "empty" were kept.');
  await userEvent.click(screen.getByRole('button', { name: 'Start this scenario' }));
  expect(onStart).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Start the scenario "empty"?' }));
  expect(dialog.getByText(scenarioTexts.startHint)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Start scenario' }));
  expect(onStart).toHaveBeenCalledExactlyOnceWith('empty');
});

it('names the scenarios when there is none of that name, and starts the chosen one', async () => {
  const onStart = await show({ kind: 'unknown', asked: 'emty' });
  expect(await screen.findByText('There is no scenario "emty".')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: scenarioTexts.choose }));
  for (const name of scenarioNames) expect(await screen.findByRole('menuitem', { name })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'hundred' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start scenario' }));
  expect(onStart).toHaveBeenCalledExactlyOnceWith('hundred');
});

it('disappears when closed', async () => {
  await show({ kind: 'kept', scenario: 'empty' });
  await userEvent.click(await screen.findByRole('button', { name: scenarioTexts.close }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('says when the world did not answer', async () => {
  await show(
    { kind: 'kept', scenario: 'empty' },
    vi.fn(() => Promise.reject(new Error('No world'))),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start this scenario' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start scenario' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(scenarioTexts.failed);
});

it.each<ScenarioOutcome>([{ kind: 'notAsked' }, { kind: 'started' }])('shows nothing for $kind', async (outcome) => {
  await show(outcome);
  expect(screen.queryByRole('region')).toBeNull();
});
