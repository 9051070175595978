import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('a query that fails shows the no-break spaces it looked for and those of the page', () => {
  render(<p>{'2:05\u00a0PM today'}</p>);
  expect(() => screen.getByText('2:05\u00a0PM')).toThrow(/2:05\\u00a0PM[\s\S]*2:05\\u00a0PM today/);
});
