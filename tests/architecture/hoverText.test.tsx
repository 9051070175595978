import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Text } from '../../tools/vite/hoverText';

function setWidths(text: number, box: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(text);
  return vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
}

it('says the whole of a cut text to a mouse, and measures nothing before', () => {
  const measure = setWidths(200, 100);
  render(<Text ellipsize>Copper Mesa Moving Co.</Text>);
  const text = screen.getByText('Copper Mesa Moving Co.');
  expect(measure).not.toHaveBeenCalled();
  expect(text).not.toHaveAttribute('title');
  fireEvent.mouseEnter(text);
  expect(text).toHaveAttribute('title', 'Copper Mesa Moving Co.');
});

it('says nothing of a text that is shown whole', () => {
  setWidths(100, 100);
  render(<Text ellipsize>Phoenix</Text>);
  fireEvent.mouseEnter(screen.getByText('Phoenix'));
  expect(screen.getByText('Phoenix').title).toBe('');
});

it('keeps a title it was given, its element and its class', () => {
  setWidths(200, 100);
  render(
    <Text ellipsize title="Phoenix, Arizona" tagName="span" className="place">
      Phoenix
    </Text>,
  );
  const text = screen.getByText('Phoenix');
  fireEvent.mouseEnter(text);
  expect(text).toHaveAttribute('title', 'Phoenix, Arizona');
  expect(text.tagName).toBe('SPAN');
  expect(text).toHaveClass('place', 'bp6-text-overflow-ellipsis');
});
