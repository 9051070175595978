import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { Stars } from '#platform/ui/data/Stars';
import { translatePage } from '../../../../tests/kit/screens/translate';
import { FavoriteName, Person } from './Person';
import { PersonNotes, PersonRow, type PersonRowProps } from './PersonRow';

const names = { 1: 'Driver', 2: 'Foreman', 3: 'Helper', 4: 'Foreman/Driver' };

function renderRow(props: Partial<PersonRowProps> = {}) {
  const facts = { fit: { shown: 96, long: 'Fit 96', grade: 'good' }, rate: { shown: '$24.00/hr' } } as const;
  render(
    <ul>
      <PersonRow
        name="Marcus Reed"
        photoUrl={null}
        positions={{ codes: [PositionCode.helper, PositionCode.driver], names }}
        facts={facts}
        notes={[]}
        action="Pick"
        {...props}
      />
    </ul>,
  );
  return screen.getByRole('listitem', { name: 'Marcus Reed' });
}

it('shows name, positions, labeled numbers and the action', () => {
  const { getByText } = within(renderRow());
  expect(getByText('Driver')).toBeVisible();
  expect(getByText('96')).toHaveAttribute('aria-hidden', 'true');
  for (const words of ['Fit 96', '$24.00/hr', 'Pick']) expect(getByText(words)).toBeInTheDocument();
});

it('shows a note that becomes more serious while the page is translated', () => {
  const show = (tone: 'warning' | 'against') => <PersonNotes notes={[{ tone, text: 'Busy 8 AM-2 PM' }]} />;
  const { rerender } = render(show('warning'));
  translatePage();
  rerender(show('against'));
  expect(screen.getByText('Busy 8 AM-2 PM')).toBeVisible();
});

it('shows someone who is no favorite anymore while the page is translated', () => {
  const show = (title: ReactNode) => (
    <Person name="Ana" photoUrl={null} title={title} positions={{ codes: [], names }} />
  );
  const { rerender } = render(show(<FavoriteName name="Ana" />));
  translatePage();
  rerender(show('Ana'));
  expect(screen.getByText('Ana')).toBeVisible();
});

it('shows a repeated note once, and the fields of a selected person', () => {
  const busy = { tone: 'warning', text: 'Busy 8 AM-2 PM' } as const;
  const { getAllByText, getByText } = within(renderRow({ notes: [busy, busy], isChosen: true, children: 'Rate' }));
  expect(getAllByText('Busy 8 AM-2 PM')).toHaveLength(1);
  expect(getByText('Rate')).toBeVisible();
});

it('takes the focus when its button is removed', () => {
  expect(renderRow({ takesFocus: true })).toHaveFocus();
});

it.each([
  [null, 0, 'New'],
  [5, 2, 'New'],
  [4.94, 38, '4.9\u00a0(38)'],
])('stars of %s by %i: %s', (rating_avg, rating_count, words) => {
  render(<Stars of={{ rating_avg, rating_count }} />);
  expect(screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === words)).toBeVisible();
});

it('stars say in words that the number beside them counts ratings', () => {
  render(<Stars of={{ rating_avg: 4.94, rating_count: 38 }} />);
  expect(screen.getByTitle('4.9 of 5 stars, 38 ratings')).toBeVisible();
});
