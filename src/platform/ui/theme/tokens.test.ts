// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = ['tokens.css', '../data/Avatar.module.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** Text, background, minimum contrast by WCAG 2.x: 4.5 for text, 3 for graphics. */
const PAIRS: ReadonlyArray<readonly [text: string, ground: string, least: number]> = [
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary', 'primary-pressed', 4.5],
  ['primary', 'surface', 4.5],
  ['primary', 'page', 4.5],
  ['primary', 'primary-tint', 4.5],
  ['primary-hover', 'primary-tint', 4.5],
  ['on-danger', 'danger-strong', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-danger', 'danger-pressed', 4.5],
  ['danger-strong', 'surface', 4.5],
  ['danger-strong', 'page', 4.5],
  ['danger-strong', 'danger-tint', 4.5],
  ['danger-border', 'surface', 3],
  ['success', 'surface', 4.5],
  ['success-strong', 'success-tint', 4.5],
  ['warning', 'warning-tint', 4.5],
  ['info', 'info-tint', 4.5],
  ['neutral', 'neutral-tint', 4.5],
  ['secondary', 'neutral-tint', 4.5],
  ['on-primary', 'danger-strong', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'danger-tint', 4.5],
  ['secondary', 'page', 4.5],
  ['secondary', 'hover', 4.5],
  ['faint', 'surface', 4.5],
  ['faint', 'page', 4.5],
  ['faint', 'hover', 4.5],
  ['secondary', 'danger-tint', 4.5],
  ['control-line', 'surface', 3],
];

describe('tokens', () => {
  it('are the colors of the brand', () => {
    expect(token('primary')).toBe('#3957e1');
    expect(token('danger')).toBe('#e9818a');
    expect(token('danger-strong')).toBe('#b4232f');
    expect(token('success')).toBe('#15803d');
  });

  it.each(PAIRS)('%s on %s reads at %d:1', (text, ground, least) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(least);
  });

  it('never paint words in the danger fill: it does not read on white', () => {
    expect(contrast(token('danger'), token('surface'))).toBeLessThan(3);
  });

  it('hold for the eight tints of an avatar', () => {
    const tints = [...css.matchAll(/\.tint\d \{\s*background: (#\w{6});\s*color: (#\w{6});/g)];
    expect(tints).toHaveLength(8);
    for (const [, ground = '', ink = ''] of tints) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

function token(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (value === undefined) throw new Error(`No token --color-${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
