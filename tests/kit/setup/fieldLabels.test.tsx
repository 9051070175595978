import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('finds the labels of fields', () => {
  render(
    <>
      <label htmlFor="name">Name</label>
      <label htmlFor="name">As on the license</label>
      <input id="name" />
      <label>
        City <select />
      </label>
      <textarea />
    </>,
  );
  expect(screen.getByLabelText('Name')).toBe(screen.getByLabelText('As on the license'));
  expect(screen.getByRole('combobox')).toHaveAccessibleName('City');
  expect(document.querySelector('input')?.labels).toHaveLength(2);
  expect(document.querySelector('textarea')?.labels).toHaveLength(0);
});
