import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from 'wouter';
import { AppRouter } from '../AppRouter';
import { createLeaveGuard } from '../guards/leaveGuard';
import type { Routes } from '../route';
import { useQueryParam } from '../useQuery';
import { useLink, useNavigate } from './useLink';

afterEach(() => history.replaceState(null, '', '/'));

function renderBelow(base: string, Content: () => React.JSX.Element) {
  history.replaceState(null, '', `${base}/company/activity`);
  const leaveGuard = createLeaveGuard(() => Promise.resolve(true));
  render(
    <AppRouter base={base} routes={{} as Routes} leaveGuard={leaveGuard}>
      <Content />
    </AppRouter>,
  );
}
const address = () => location.pathname + location.search;

describe.each(['', '/crew'])('below the base "%s"', (base) => {
  it('links, elements made links and code lead to paths of the app', () => {
    renderBelow(base, () => {
      const link = useLink();
      const navigate = useNavigate();
      return (
        <>
          <Link to="/company/team">{'Team'}</Link>
          <a {...link('/company/job')}>{'Job'}</a>
          <button type="button" onClick={() => navigate('/company/calendar')}>
            {'Calendar'}
          </button>
        </>
      );
    });
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', `${base}/company/team`);
    expect(screen.getByRole('link', { name: 'Job' })).toHaveAttribute('href', `${base}/company/job`);
    for (const [role, name, path] of [
      ['link', 'Team', '/company/team'],
      ['link', 'Job', '/company/job'],
      ['button', 'Calendar', '/company/calendar'],
    ] as const) {
      fireEvent.click(screen.getByRole(role, { name }));
      expect(address()).toBe(base + path);
    }
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "a click %o is the browser's",
    (click) => {
      renderBelow(base, () => <a {...useLink()('/company/job')}>{'Job'}</a>);
      let isLeftAlone: boolean | undefined;
      // Stops the browser from opening the link.
      const browser = (event: Event) => {
        isLeftAlone = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', browser, { once: true });
      fireEvent.click(screen.getByRole('link', { name: 'Job' }), click);
      expect([isLeftAlone, address()]).toEqual([true, `${base}/company/activity`]);
    },
  );

  it('one parameter of the query is read and changed, the others stay', () => {
    history.replaceState(null, '', `${base}/company/activity`);
    renderBelow(base, () => {
      const [value, change] = useQueryParam('activity');
      return (
        <>
          <output>{value ?? 'none'}</output>
          <button type="button" onClick={() => change('a b')}>
            {'Choose'}
          </button>
          <button type="button" onClick={() => change(null)}>
            {'Close'}
          </button>
        </>
      );
    });
    expect(screen.getByRole('status')).toHaveTextContent('none');
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(screen.getByRole('status')).toHaveTextContent('a b');
    expect(address()).toBe(`${base}/company/activity?activity=a+b`);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toHaveTextContent('none');
    expect(address()).toBe(`${base}/company/activity`);
  });
});
