import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
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
  let renders = 0;
  const Row = memo(function Row({ name }: { name: string }) {
    renders += 1;
    return (
      <p>
        {texts.edit} {name}
      </p>
    );
  });
  const { rerender } = render(<Row name="Ana" />);
  rerender(<Row name="Ana" />);
  expect(renders).toBe(1);
  rerender(<Row name="Leo" />);
  expect(renders).toBe(2);
  await act(() => setLanguage('es'));
  expect(screen.getByText('Editar Leo')).toBeInTheDocument();
  expect(renders).toBe(3);
});
