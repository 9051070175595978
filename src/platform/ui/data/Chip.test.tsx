import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RingIcon, type RingShare } from '../lists/RingIcon';
import { Chip, StatusChip } from './Chip';

describe('Chip', () => {
  it('is a pressed button where it filters', async () => {
    const onClick = vi.fn();
    render(<Chip label="Starting soon" selected onClick={onClick} />);
    const chip = screen.getByRole('button', { name: 'Starting soon', pressed: true });
    await userEvent.click(chip);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('can be taken away by name', async () => {
    const onRemove = vi.fn();
    render(<Chip label="Tempe" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tempe' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

describe('StatusChip', () => {
  it.each<[RingShare, number]>([
    ['none', 1],
    ['half', 2],
    ['most', 2],
    ['full', 2],
  ])('shows "%s" by its ring, not by color alone', (share, circles) => {
    const { container } = render(
      <StatusChip tone="info" icon={<RingIcon share={share} />}>
        Partially formed
      </StatusChip>,
    );
    expect(container.querySelectorAll('circle')).toHaveLength(circles);
    expect(container).toHaveTextContent('Partially formed');
  });

  it('draws the four shares differently', () => {
    const drawn = (['none', 'half', 'most', 'full'] as const).map(
      (share) => render(<RingIcon share={share} />).container.innerHTML,
    );
    expect(new Set(drawn).size).toBe(4);
  });
});
