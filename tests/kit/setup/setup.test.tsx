import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { watchForProblems } from './proofs';

it('a query that fails shows the no-break spaces it looked for and the ones on the page', () => {
  render(<p>{'2:05\u00a0PM today'}</p>);
  expect(() => screen.getByText('2:05\u00a0PM')).toThrow(/2:05\\u00a0PM[\s\S]*2:05\\u00a0PM today/);
});

it('a query that fails prints itself and 40 lines of the page, or of the dialog in front of it', () => {
  const rows = (name: string) =>
    Array.from({ length: 60 }, (_, at) => createElement('p', { key: at }, `${name} ${at}`));
  render(<main>{rows('Job')}</main>);
  const page = catchMessage(() => screen.getByRole('button', { name: 'Save' }));
  expect(page).toMatch(
    /^Unable to find an accessible element with the role "button" and name "Save"\n\nOn screen:\n<main>/,
  );
  expect(page.split('\n')).toHaveLength(44);
  render(<div role="dialog">{rows('Person')}</div>);
  expect(catchMessage(() => screen.getByText('Save'))).not.toContain('Job');
});

it('a query that waits in vain prints the page once', async () => {
  render(<main>Loading</main>);
  const failure: unknown = await screen.findByText('Save', {}, { timeout: 10 }).catch((error: unknown) => error);
  expect(String(failure).split('Loading')).toHaveLength(2);
});

function catchMessage(query: () => unknown): string {
  try {
    return String(query());
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

it('a warning of React fails the test and names the component', () => {
  function Crew() {
    return createElement('ul', null, [createElement('li', null, 'Marcus')]);
  }
  const watch = watchForProblems();
  render(<Crew />);
  expect(() => watch.stop()).toThrow(/unique "key" prop.*render method of `Crew`/s);
});
