import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { LinkTabs, Tabs } from './Tabs';

const ITEMS = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread', count: 104 },
  { id: 'mine', label: 'Mine' },
] as const;

function Sample() {
  const [selected, setSelected] = useState<(typeof ITEMS)[number]['id']>('all');
  return <Tabs label="Which activities" items={ITEMS} selected={selected} onSelect={setSelected} panelId="list" />;
}

describe('Tabs', () => {
  it('is one stop in the tab order; arrows, Home and End choose', async () => {
    render(<Sample />);
    await userEvent.tab();
    expect(tab('All')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Unread 99+')).toHaveFocus();
    expect(tab('Unread 99+')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    expect(tab('Mine')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('All')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(tab('All')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('names its list and the panel it chooses for', async () => {
    render(<Sample />);
    expect(screen.getByRole('tablist', { name: 'Which activities' })).toBeInTheDocument();
    await userEvent.click(tab('Mine'));
    expect(tab('Mine')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Mine')).toHaveAttribute('aria-controls', 'list');
  });
});

describe('LinkTabs', () => {
  it('are links, and the current one is marked', () => {
    const items = [
      { id: 'not-formed', label: 'Not formed', href: '/company/job/not-formed' },
      { id: 'formed', label: 'Formed', href: '/company/job/formed' },
    ];
    render(<LinkTabs label="Jobs" items={items} current="formed" />);
    expect(screen.getByRole('navigation', { name: 'Jobs' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Formed' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Not formed' })).not.toHaveAttribute('aria-current');
  });
});

function tab(name: string): HTMLElement {
  return screen.getByRole('tab', {
    name: name.replace(' ', '') === name ? name : new RegExp(name.replace(' ', '\\s*').replace('+', '\\+')),
  });
}
