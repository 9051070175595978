import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../http/ApiError';
import { Button } from '../inputs/Button';
import { Card } from '../layout/Card';
import { HeaderTitleProvider } from '../layout/headerTitle';
import { PageHeader } from '../layout/PageHeader';
import { Wordmark } from '../layout/Wordmark';
import { Callout } from './Callout';
import { ErrorState } from './ErrorState';
import { RetryNote } from './RetryNote';
import { SkeletonCard, SkeletonCircle, SkeletonLine } from './Skeleton';
import { EmptyState, LoadFailed, NoPermission } from './states';

describe('states of a list', () => {
  it('empty: a sentence, a small drawing, one action', () => {
    const { container } = render(
      <EmptyState text="No activity yet." action={<Button>Add your first branch</Button>} />,
    );
    const drawing = container.querySelector('svg');
    expect(Number(drawing?.getAttribute('width'))).toBeLessThanOrEqual(96);
    expect(Number(drawing?.getAttribute('height'))).toBeLessThanOrEqual(96);
    expect(screen.getByText('No activity yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add your first branch' })).toBeInTheDocument();
  });

  it('a failed part says immediately what happened, and offers another try', async () => {
    const onRetry = vi.fn();
    render(<ErrorState text="The list could not be loaded." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('closed: says so', () => {
    render(<NoPermission text="Only the owner sees invoices." />);
    expect(screen.getByText('You don’t have access to this')).toBeInTheDocument();
  });

  it.each([
    [403, 'You don’t have access to this', 0],
    [500, 'This couldn’t be loaded', 1],
  ])('refused with %i: %s', async (status, words, tries) => {
    const error = new ApiError(status, { data: null, message: 'Refused', errors: {}, success: false });
    const refetch = vi.fn();
    const query = { error, isFetching: false, refetch };
    render(<LoadFailed query={query} text="Nothing was changed." />);
    expect(screen.getByText(words)).toBeInTheDocument();
    for (const button of screen.queryAllByRole('button')) await userEvent.click(button);
    expect(refetch).toHaveBeenCalledTimes(tries);
  });

  it('older than it should be: says so over what is shown, and tries again', async () => {
    const refetch = vi.fn();
    render(<RetryNote query={{ error: null, isFetching: false, refetch }} text="Shown as they were." />);
    expect(screen.getByRole('status')).toHaveTextContent('Shown as they were.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('loading: shapes that say nothing', () => {
    const { container } = render(
      <>
        <SkeletonLine width="60%" />
        <SkeletonCircle size={40} />
        <SkeletonCard height={120} />
      </>,
    );
    const [line, circle, card] = container.children;
    expect(line).toHaveStyle({ width: '60%' });
    expect(circle).toHaveStyle({ width: '40px', height: '40px' });
    expect(card).toHaveStyle({ height: '120px' });
    for (const shape of container.children) expect(shape).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Callout', () => {
  it('interrupts only when asked', () => {
    const { rerender } = render(
      <Callout intent="warning" title="Login Failed">
        Try again.
      </Callout>,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(
      <Callout intent="warning" title="Login Failed" alert>
        Try again.
      </Callout>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Login Failed');
  });
});

describe('PageHeader', () => {
  it('holds the title, the way back and the actions', async () => {
    const onBack = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <PageHeader
        title="Add new job"
        back={{ href: '/company/job', onClick: onBack }}
        actions={<Button>Save</Button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Add new job' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it.each([
    ['words when nothing else is in its row', undefined, false, 'Back to jobs'],
    ['an arrow next to a secondary line', 'Mesa to Tempe', false, ''],
    ['words next to a line that is mostly empty', 'Priya Nair is editing this job', true, 'Back to jobs'],
  ])('has as its way back on a phone %s', (_, subtitle, isNamed, words) => {
    const back = { href: '/company/job', label: 'Back to jobs', isNamed };
    render(
      <HeaderTitleProvider onTitle={() => undefined}>
        <PageHeader title="Edit job #1042" back={back} {...(subtitle !== undefined && { subtitle })} />
      </HeaderTitleProvider>,
    );
    expect(screen.getByRole('link', { name: 'Back to jobs' }).textContent).toBe(words);
  });
});

describe('Card and Wordmark', () => {
  it('are named by what they are given', () => {
    render(
      <Card as="section" labelledBy="title">
        <h2 id="title">Job 1042</h2>
        <Wordmark name="Crewboard" />
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Job 1042' })).toHaveTextContent('Crewboard');
  });
});
