import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { endlessTexts, type Meaning, pastedTexts } from '../../../../tests/kit/screens/pastedTexts';
import { cleanLine } from '../../lib/typedText';
import { CountInput } from './CountInput';

const max = 20;

function Movers() {
  const [count, setCount] = useState(2);
  return <CountInput id="movers" value={count} onChange={setCount} max={max} lessLabel="Less" moreLabel="More" />;
}

function setup() {
  render(<Movers />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  return (text: string) => {
    fireEvent.change(input, { target: { value: '2' } });
    fireEvent.change(input, { target: { value: text } });
    return Number(input.value);
  };
}

it('a count takes a pasted number up to its limit, and keeps its own under every other text', () => {
  const paste = setup();
  for (const [text, { number }] of [...pastedTexts, ...endlessTexts.map((each): [string, Meaning] => [each, {}])]) {
    const count = cleanLine(text).trim() === '' ? 0 : number;
    const isCount = count !== undefined && Number.isInteger(count) && count <= 999;
    expect([2, ...(isCount ? [Math.min(max, count)] : [])], text.slice(0, 40)).toContain(paste(text));
  }
});

it.each([
  ['3', 3],
  ['05', 5],
  ['35', max],
  ['\u202d7 ', 7],
  ['4805550199', 2],
  ['-4', 2],
  ['', 0],
])('%j makes 2 movers %i', (text, count) => expect(setup()(text)).toBe(count));
