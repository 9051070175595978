import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { watchForProblems } from './proofs';

it('a query that fails shows the no-break spaces it looked for and those of the page', () => {
  render(<p>{'2:05\u00a0PM today'}</p>);
  expect(() => screen.getByText('2:05\u00a0PM')).toThrow(/2:05\\u00a0PM[\s\S]*2:05\\u00a0PM today/);
});

it('a warning of React fails the test and names the component', () => {
  function Crew() {
    return createElement('ul', null, [createElement('li', null, 'Marcus')]);
  }
  const watch = watchForProblems();
  render(<Crew />);
  expect(() => watch.stop()).toThrow(/unique "key" prop.*render method of `Crew`/s);
});
