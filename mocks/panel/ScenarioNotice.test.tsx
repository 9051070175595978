import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../src/platform/ui/UiProvider';
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
  expect(notice).toHaveTextContent('The scenario "empty" is already open, so it was not reset.');
  await userEvent.click(screen.getByRole('button', { name: 'Start this scenario' }));
  expect(onStart).toHaveBeenCalledExactlyOnceWith('empty');
});

it('names the scenarios when there is none of that name, and starts the chosen one', async () => {
  const onStart = await show({ kind: 'unknown', asked: 'emty' });
  expect(await screen.findByText('There is no scenario "emty". Choose one:')).toBeVisible();
  for (const name of scenarioNames) expect(screen.getByRole('button', { name })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'hundred' }));
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
  expect(await screen.findByRole('alert')).toHaveTextContent(scenarioTexts.failed);
});

it.each<ScenarioOutcome>([{ kind: 'notAsked' }, { kind: 'started' }])('shows nothing for $kind', async (outcome) => {
  await show(outcome);
  expect(screen.queryByRole('region')).toBeNull();
});
