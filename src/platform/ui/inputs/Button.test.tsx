import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BellIcon } from '../icons';
import { Button, BUTTON_SIZES, IconButton } from './Button';

describe('Button', () => {
  it('comes in four sizes', () => {
    expect(BUTTON_SIZES).toEqual({ small: 28, average: 36, medium: 40, large: 48 });
  });

  it('acts on click and submits only with type=submit', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps the focus while it loads, says so, and neither acts nor submits', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Log in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Log in' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is a real link that the browser can follow', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Button href="/sign-up/helper" onClick={onClick}>
        Join as a helper
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Join as a helper' });
    expect(link).toHaveAttribute('href', '/sign-up/helper');
    await userEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('opens another tab without handing over the page', () => {
    render(
      <Button href="https://site.example" target="_blank">
        Site
      </Button>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
  });

  it('does nothing when disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('has a name although it shows only an icon', () => {
    render(<IconButton icon={<BellIcon />} label="Notifications" />);
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveAttribute('title', 'Notifications');
  });
});
