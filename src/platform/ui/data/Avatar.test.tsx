import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar, avatarInitials, AVATAR_TINTS, avatarTint } from './Avatar';
import { AvatarPlaceholder } from './AvatarPlaceholder';

describe('Avatar', () => {
  it.each([
    ['Dana Whitaker', 'DW'],
    ['  marcus   de la   bell ', 'MB'],
    ['Phoenix', 'P'],
    ['Élodie Ñandú', 'ÉÑ'],
    ['\u{1D4D0}na 👩🏽‍🚀', '\u{1D4D0}👩🏽‍🚀'],
    ['', ''],
  ])('writes "%s" as %s', (name, initials) => {
    expect(avatarInitials(name)).toBe(initials);
  });

  it('keeps a name at its tint and uses all eight', () => {
    expect(avatarTint('Dana Whitaker')).toBe(avatarTint(' dana whitaker '));
    const tints = new Set(Array.from({ length: 200 }, (_, index) => avatarTint(`Person ${index}`)));
    expect(tints).toEqual(new Set(Array.from({ length: AVATAR_TINTS }, (_, index) => index + 1)));
  });

  it('shows the photo when there is one, else initials, and is not read aloud', () => {
    const { container, rerender } = render(<Avatar name="Dana Whitaker" photoUrl="/dana.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/dana.png');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar name="Dana Whitaker" photoUrl={null} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('DW')).toBeInTheDocument();
  });
});

describe('AvatarPlaceholder', () => {
  it('is at most 220 px, with and without a picture', () => {
    const { rerender } = render(<AvatarPlaceholder alt="Branch picture" />);
    expect(screen.getByRole('img')).toHaveStyle({ maxWidth: '220px', maxHeight: '220px' });
    rerender(<AvatarPlaceholder alt="Branch picture" photoUrl="/branch.png" />);
    expect(screen.getByRole('img')).toHaveStyle({ maxHeight: '220px' });
    expect(screen.getByRole('img')).toHaveAttribute('src', '/branch.png');
  });
});
