import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { currentLanguage, setLanguage } from './current';
import { inCurrentLanguage } from './inCurrentLanguage';
import { useLanguage } from './useLanguage';

const texts = inCurrentLanguage({
  en: { title: 'Jobs', count: (jobs: number): string => `${jobs} jobs`, tabs: { new: 'New' } },
  es: { title: 'Trabajos', count: (jobs) => `${jobs} trabajos`, tabs: { new: 'Nuevos' } },
});

function Jobs() {
  useLanguage();
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.count(2)}</p>
      <p>{texts.tabs.new}</p>
      <input aria-label="Name" />
    </>
  );
}

it('shows the texts of the new language, and keeps typed input', () => {
  onTestFinished(() => setLanguage('en'));
  render(<Jobs />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  name.value = 'Ana';
  expect(screen.getByRole('heading', { name: 'Jobs' })).toBeInTheDocument();
  act(() => setLanguage('es'));
  expect(screen.getByRole('heading', { name: 'Trabajos' })).toBeInTheDocument();
  expect(screen.getByText('2 trabajos')).toBeInTheDocument();
  expect(screen.getByText('Nuevos')).toBeInTheDocument();
  expect(name).toHaveValue('Ana');
});

it('tells the browser the language of the page', () => {
  onTestFinished(() => setLanguage('en'));
  setLanguage('es');
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['es', 'es']);
});

it('lists the same texts in each language', () => {
  expect(Object.keys(texts)).toEqual(['title', 'count', 'tabs']);
});
