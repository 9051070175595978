import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { usePreparedParts } from './usePreparedParts';

it('loads the code of dialogs once, when the page is used', async () => {
  const prepare = vi.fn(() => Promise.resolve());
  const parts = [{ prepare }];
  const Page = () => {
    usePreparedParts(parts);
    return null;
  };
  const { unmount } = render(<Page />);
  expect(prepare).not.toHaveBeenCalled();
  await userEvent.keyboard('ab');
  expect(prepare).toHaveBeenCalledTimes(1);
  unmount();
});

it('loads nothing for a page that was left unused', async () => {
  const prepare = vi.fn(() => Promise.resolve());
  const parts = [{ prepare }];
  const Page = () => {
    usePreparedParts(parts);
    return null;
  };
  render(<Page />).unmount();
  await userEvent.keyboard('a');
  expect(prepare).not.toHaveBeenCalled();
});
