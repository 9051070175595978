import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NewItemsPill } from '../lists/NewItemsPill';
import { Badge, badgeText } from './Badge';

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [104, '99+'],
  ])('shows %d as %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('says what is counted and is gone at zero', () => {
    const { container, rerender } = render(<Badge count={100} />);
    expect(screen.getByText('99+ unread')).toBeInTheDocument();
    rerender(<Badge count={0} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('NewItemsPill', () => {
  it('waits with its count and shows on click', async () => {
    const onShow = vi.fn();
    const { container, rerender } = render(<NewItemsPill count={3} onShow={onShow} />);
    await userEvent.click(screen.getByRole('button', { name: '3 new' }));
    expect(onShow).toHaveBeenCalledOnce();
    rerender(<NewItemsPill count={0} onShow={onShow} />);
    expect(container).toBeEmptyDOMElement();
  });
});
