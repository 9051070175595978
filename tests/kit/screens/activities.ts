import { screen, within } from '@testing-library/react';

/** Number of activities in the list, with those folded into the row of their job. */
export function countActivities(): number {
  const list = within(screen.getByRole('region', { name: 'Activities' }));
  const folded = list.queryAllByRole('button', { name: /^\d+ earlier/ });
  const hidden = folded.reduce((sum, { textContent }) => sum + Number.parseInt(textContent, 10), 0);
  return list.queryAllByRole('listitem').length + hidden;
}
