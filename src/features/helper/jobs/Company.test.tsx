import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translatePage } from '../../../../tests/kit/screens/translate';
import { HirerName } from './Company';

it('a company gets its first stars while the page is translated', () => {
  const company = { company_id: 1, company_name: 'Copper Mesa', branch_name: 'Phoenix', avatar_url: null };
  const { rerender } = render(<HirerName hirer={{ ...company, rating: null, rating_count: 2 }} />);
  translatePage();
  rerender(<HirerName hirer={{ ...company, rating: 4.5, rating_count: 3 }} />);
  expect(screen.getByText('4.5 (3)')).toBeVisible();
});
