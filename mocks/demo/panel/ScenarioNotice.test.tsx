import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '#platform/ui/UiProvider';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import type { ScenarioName } from '../../provider/scenarios/names';
import { ScenarioNotice } from './ScenarioNotice';
import { scenarioTexts } from './texts';

let restarted: (scenario: ScenarioName) => void = () => undefined;
const watchRestarts = (listener: typeof restarted) => {
  restarted = listener;
  return () => undefined;
};

async function show(outcome: ScenarioOutcome, onStart = vi.fn(() => Promise.resolve())) {
  const settled = Promise.resolve(outcome);
  render(
    <UiProvider>
      <ScenarioNotice outcome={settled} onStart={onStart} watchRestarts={watchRestarts} />
    </UiProvider>,
  );
  await settled;
  return onStart;
}

it('says that the changed world was kept, and starts the scenario of the link', async () => {
  const onStart = await show({ kind: 'kept', scenario: 'standard', asked: 'empty' });
  const notice = await screen.findByRole('region', { name: scenarioTexts.title });
  expect(notice).toHaveTextContent('Your changes to “standard” were kept.');
  await userEvent.click(screen.getByRole('button', { name: 'Start “empty”' }));
  expect(onStart).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Start the scenario “empty”?' }));
  expect(dialog.getByText(scenarioTexts.startHint)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Start scenario' }));
  expect(onStart).toHaveBeenCalledExactlyOnceWith('empty');
  expect(screen.queryByRole('region', { name: scenarioTexts.title })).toBeNull();
});

it('stays and says so when the scenario cannot be started', async () => {
  await show(
    { kind: 'kept', scenario: 'standard', asked: 'empty' },
    vi.fn(() => Promise.reject(new Error('No answer'))),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start “empty”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start scenario' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(scenarioTexts.failed);
});

it('says that another tab started a scenario', async () => {
  await show({ kind: 'notAsked' });
  expect(screen.queryByRole('region', { name: scenarioTexts.title })).toBeNull();
  act(() => restarted('empty'));
  expect(screen.getByRole('alert')).toHaveTextContent('Another tab started “empty”. Log in again.');
});
