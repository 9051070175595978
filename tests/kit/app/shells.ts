import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Labels of the main navigation's entries, in order: sidebar, bottom bar or drawer. */
export const entries = (): string[] =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => readName(link));

/** The targets of those entries. */
export const entryTargets = (): Record<string, string | null> =>
  Object.fromEntries(
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => [readName(link), link.getAttribute('href')]),
  );

/** The entry of the current page. */
export const currentEntry = (): string | undefined =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => readName(link))
    .join(' and ');

/** The header of the page's frame. */
export const topBar = () => {
  const header = screen.getAllByRole('banner')[0] ?? expect.unreachable('There is no header');
  return within(header);
};

/** Names of the open menu's items, in order. */
export const menuItems = (): (string | null)[] =>
  Array.from(screen.getByRole('menu').querySelectorAll('[role^="menuitem"]'), (item) => {
    const spoken = document.importNode(item, true);
    spoken.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
    return spoken.textContent;
  });

/** The visible name without the count next to it. */
function readName(link: HTMLElement): string {
  const words = Array.from(link.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''));
  const spans = Array.from(link.querySelectorAll(':scope > span'), ({ textContent }) => textContent.trim());
  return words.join('').trim() || (spans.find((text) => text !== '') ?? '');
}
