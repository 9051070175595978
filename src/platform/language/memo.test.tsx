import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defineCatalog } from './catalog';
import { applyLanguage } from './current';
import { memo } from './memo';
import { setLanguage } from './setLanguage';

const catalog = defineCatalog('test/memo', {
  en: () => Promise.resolve({ row: { edit: 'Edit' } }),
  es: () => Promise.resolve({ row: { edit: 'Editar' } }),
});
const texts = catalog.texts('row');

it('follows the language, and renders again only for other props', async () => {
  await catalog.load();
  onTestFinished(() => applyLanguage('en'));
  const drawn = vi.fn();
  const Row = memo(function Row({ name }: { name: string }) {
    drawn();
    return (
      <p>
        {texts.edit} {name}
      </p>
    );
  });
  const { rerender } = render(<Row name="Ana" />);
  rerender(<Row name="Ana" />);
  expect(drawn).toHaveBeenCalledTimes(1);
  rerender(<Row name="Leo" />);
  expect(drawn).toHaveBeenCalledTimes(2);
  await act(() => setLanguage('es'));
  expect(screen.getByText('Editar Leo')).toBeInTheDocument();
  expect(drawn).toHaveBeenCalledTimes(3);
});
