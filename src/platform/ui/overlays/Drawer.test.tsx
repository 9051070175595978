import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setWidth } from '../../../../tests/kit/screens/width';
import { Button } from '../inputs/Button';
import { UiProvider } from '../UiProvider';
import { Drawer } from './Drawer';

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Navigation">
        <a href="/company/activity">Activity</a>
      </Drawer>
    </UiProvider>
  );
}

describe('Drawer', () => {
  it.each([
    [390, '300px'],
    [700, '375px'],
  ])('on a screen of %d is %s wide', async (screenWidth, width) => {
    onTestFinished(setWidth(screenWidth));
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Navigation' }).parentElement).toHaveStyle({ width });
  });

  it('takes the focus, closes on Escape and on its cross, and gives the focus back', async () => {
    render(<Sample />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
