import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { phone } from '../../../../tests/kit/app/renderApp';
import { setWidth } from '../../../../tests/kit/screens/width';
import { RefreshLine } from './RefreshLine';

const minuteMs = 60_000;

it('says how old a list is, and loads it again with the keyboard too', async () => {
  onTestFinished(setWidth(phone));
  const refresh = vi.fn<() => void>();
  render(<RefreshLine updatedAt={Date.now() - 2 * minuteMs} isUpdating={false} onRefresh={refresh} />);
  expect(screen.getByText(/^Updated 2.min ago$/)).toBeVisible();
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(refresh).toHaveBeenCalledOnce();
});

it('offers no refresh without a network', () => {
  onTestFinished(setWidth(phone));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
  });
  render(<RefreshLine updatedAt={Date.now()} isUpdating={false} onRefresh={() => undefined} />);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('Updated just now')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('pulling the page down', () => {
  type Point = readonly [x: number, y: number];

  /** Renders the line in a page and moves a finger along the points. */
  function pull(points: readonly Point[], release: 'touchEnd' | 'touchCancel' = 'touchEnd') {
    onTestFinished(setWidth(phone));
    const refresh = vi.fn<() => void>();
    render(
      <main>
        <RefreshLine updatedAt={Date.now()} isUpdating={false} onRefresh={refresh} />
      </main>,
    );
    const page = screen.getByRole('main');
    const [first = [0, 0], ...moves] = points;
    const touch = ([clientX, clientY]: Point) => ({ touches: [{ clientX, clientY }] });
    fireEvent.touchStart(page, touch(first));
    for (const point of moves) fireEvent.touchMove(page, touch(point));
    fireEvent[release](page);
    return refresh;
  }

  it('loads the list again', () => {
    expect(
      pull([
        [100, 200],
        [102, 260],
        [104, 340],
      ]),
    ).toHaveBeenCalledOnce();
  });

  it.each<[string, Point[]]>([
    [
      'too short',
      [
        [100, 200],
        [100, 290],
      ],
    ],
    [
      'taken back',
      [
        [100, 200],
        [100, 340],
        [100, 220],
      ],
    ],
    [
      'aside',
      [
        [100, 200],
        [180, 230],
        [180, 400],
      ],
    ],
    [
      'up',
      [
        [100, 300],
        [100, 100],
      ],
    ],
  ])('does nothing when it is %s', (_how, points) => {
    expect(pull(points)).not.toHaveBeenCalled();
  });

  it('does nothing when the browser takes the touch', () => {
    expect(
      pull(
        [
          [100, 200],
          [100, 400],
        ],
        'touchCancel',
      ),
    ).not.toHaveBeenCalled();
  });

  it('does nothing below the top of the page', () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(
      pull([
        [100, 200],
        [100, 400],
      ]),
    ).not.toHaveBeenCalled();
  });
});

it('is not there on a desktop', () => {
  onTestFinished(setWidth(1440));
  const { container } = render(<RefreshLine updatedAt={0} isUpdating={false} onRefresh={() => undefined} />);
  expect(container).toBeEmptyDOMElement();
});
