import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announce } from './announcements';
import { LiveRegion } from './LiveRegion';

describe('LiveRegion', () => {
  it('exists before the first text, is polite, and repeats equal texts', () => {
    render(<LiveRegion />);
    const region = screen.getByRole('status');
    expect(region).toHaveAttribute('aria-live', 'polite');
    act(() => announce('Marcus accepted job 1042, 2 of 3'));
    const first = region.firstElementChild;
    expect(region).toHaveTextContent('Marcus accepted job 1042, 2 of 3');
    act(() => announce('Marcus accepted job 1042, 2 of 3'));
    expect(region.firstElementChild).not.toBe(first);
  });
});
