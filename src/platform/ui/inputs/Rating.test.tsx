import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Rating } from './Rating';

function Sample({ length }: { length?: number }) {
  const [value, setValue] = useState(0);
  return <Rating value={value} onChange={setValue} length={length} aria-label="How was the crew?" />;
}

describe('Rating', () => {
  it('has 5 stars by default, or the given number', () => {
    const { rerender } = render(<Sample />);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    rerender(<Sample length={10} />);
    expect(screen.getAllByRole('radio')).toHaveLength(10);
  });

  it('is one radio group', async () => {
    render(<Sample />);
    expect(screen.getByRole('radiogroup', { name: 'How was the crew?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
    expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
  });
});
