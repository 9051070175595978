import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFollow } from './useEngine';

/** A map of 300 by 200 pixels that shows one degree of longitude as 100 pixels, from `west` on. */
function openMap() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  let west = -113;
  let follow = () => undefined as void;
  const engine = { place: ({ lng }: { lng: number }) => ({ x: (lng - west) * 100, y: 100 }) };
  const watch = (onMove: () => void) => {
    follow = onMove;
    return () => undefined;
  };
  function Layer() {
    return (
      <ul ref={useFollow(engine, watch, undefined)}>
        <li data-lat="33" data-lng="-112">
          <button type="button">Phoenix</button>
        </li>
        <li data-lat="36" data-lng="-115">
          <button type="button">Las Vegas</button>
        </li>
      </ul>
    );
  }
  render(<Layer />);
  const pan = (next: number) => {
    west = next;
    act(follow);
  };
  const listButtons = () => screen.getAllByRole('button').map((button) => button.textContent);
  return { pan, listButtons };
}

it('places outside the part that a map shows cannot get the focus until it is moved there', () => {
  const { pan, listButtons } = openMap();
  expect(listButtons()).toEqual(['Phoenix']);
  pan(-116);
  expect(listButtons()).toEqual(['Las Vegas']);
});
