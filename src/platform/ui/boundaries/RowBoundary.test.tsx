import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RowBoundary } from './RowBoundary';

function Row({ name }: { name: string | null }) {
  if (name === null) throw new TypeError('no name');
  return <span>{name}</span>;
}

it('replaces only the row that cannot be shown, until it has another value', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const list = (names: (string | null)[]) => (
    <ul>
      {names.map((name, index) => (
        <RowBoundary key={index} of={name} as="li">
          <Row name={name} />
        </RowBoundary>
      ))}
    </ul>
  );
  const { rerender } = render(list(['Marcus', null, 'Sofia']));
  expect(screen.getByRole('listitem')).toHaveTextContent('This row can’t be shown.');
  expect([screen.getByText('Marcus'), screen.getByText('Sofia')]).toHaveLength(2);
  rerender(list(['Marcus', 'Tyrell', 'Sofia']));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('Tyrell')).toBeVisible();
});
