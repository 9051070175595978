import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ScenarioOutcome } from '../bridge/demoOptions';
import { AskedScenario } from './AskedScenario';
import { askedTexts, scenarioTexts } from './texts';

const kept: ScenarioOutcome = { kind: 'kept', scenario: 'standard', asked: 'empty' };

function show(outcome: ScenarioOutcome) {
  const onStart = vi.fn();
  render(<AskedScenario outcome={Promise.resolve(outcome)} onStart={onStart} />);
  return onStart;
}

it('says that the scenario of a link did not start, and starts it on request', async () => {
  const onStart = show(kept);
  expect(await screen.findByText(askedTexts.kept(scenarioTexts.names.empty))).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: askedTexts.start }));
  expect(onStart).toHaveBeenCalledExactlyOnceWith('empty');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the changes of the demo', async () => {
  const onStart = show(kept);
  fireEvent.click(await screen.findByRole('button', { name: askedTexts.keep }));
  expect(onStart).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a link asks for a scenario that does not exist', async () => {
  show({ kind: 'unknown', asked: 'busy' });
  expect(await screen.findByText(askedTexts.unknown('busy'))).toBeVisible();
  expect(screen.queryByRole('button', { name: askedTexts.start })).toBeNull();
});
