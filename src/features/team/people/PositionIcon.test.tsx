import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PositionIcon } from './Person';

it('draws the four positions differently and can have a label', () => {
  const drawn = ([1, 2, 3, 4] as const).map((code) => render(<PositionIcon code={code} />).container.innerHTML);
  expect(new Set(drawn).size).toBe(4);
  render(<PositionIcon code={4} label="Foreman/Driver" />);
  expect(screen.getByText('Foreman/Driver')).toBeInTheDocument();
});
