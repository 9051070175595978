import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../inputs/Button';
import { UiProvider } from '../UiProvider';
import { Menu, MENU_CLOSE_DELAY, MENU_OPEN_DELAY } from './Menu';
import { MenuDivider, MenuItem, MenuSection } from './MenuItem';

const onLogout = vi.fn();

function renderMenu(openOnHover = false): HTMLElement {
  render(
    <UiProvider>
      <Menu label="Account" openOnHover={openOnHover} trigger={(props) => <Button {...props}>Dana</Button>}>
        <MenuSection title="Branches" maxHeight={150}>
          <MenuItem text="Phoenix" chosen />
          <MenuItem text="Tucson" chosen={false} />
        </MenuSection>
        <MenuDivider />
        <MenuItem text="Not now" disabled />
        <MenuItem text="Logout" danger onClick={onLogout} />
      </Menu>
    </UiProvider>,
  );
  return screen.getByRole('button', { name: 'Dana' });
}

describe('Menu by click and keyboard', () => {
  it('opens on its first item, moves by arrows past what is disabled, acts and closes', async () => {
    const trigger = renderMenu();
    expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('menu', { name: 'Account' })).toBeInTheDocument();
    const first = screen.getByRole('menuitemradio', { name: 'Phoenix' });
    await vi.waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onLogout).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(trigger).toHaveFocus();
  });

  it('gives the focus back immediately when an item is clicked', async () => {
    const trigger = renderMenu();
    await userEvent.click(trigger);
    const first = await screen.findByRole('menuitemradio', { name: 'Phoenix' });
    await vi.waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(trigger).toHaveFocus();
  });

  it('closes on Escape and gives the focus back', async () => {
    const trigger = renderMenu();
    await userEvent.click(trigger);
    await vi.waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Phoenix' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(trigger).toHaveFocus();
  });

  it('scrolls a list longer than its height', async () => {
    await userEvent.click(renderMenu());
    expect(screen.getByRole('group', { name: 'Branches' })).toHaveStyle({ maxHeight: '150px' });
  });
});

describe('Menu by hovering', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('opens after 300 ms and closes 250 ms after the mouse left', () => {
    expect([MENU_OPEN_DELAY, MENU_CLOSE_DELAY]).toEqual([300, 250]);
    const trigger = renderMenu(true);
    fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
    pass(299);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    pass(1);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerLeave(trigger, { pointerType: 'mouse' });
    pass(249);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    pass(1);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open on the click that follows, also when the mouse then leaves', () => {
    const trigger = renderMenu(true);
    fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
    pass(300);
    fireEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerLeave(trigger, { pointerType: 'mouse' });
    pass(1000);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('does not mistake a finger for hovering', () => {
    const trigger = renderMenu(true);
    fireEvent.pointerEnter(trigger, { pointerType: 'touch' });
    pass(1000);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
