// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bezel, dividerWidth, fitStage } from './Stage';

describe('the frames of the stage', () => {
  it.each([
    ['a projector', 1248, 560],
    ['a laptop', 1408, 720],
    ['a large screen', 2500, 1300],
  ])('fit %s: a real desktop layout and a whole phone', (_, width, height) => {
    const { desktop, phone } = fitStage({ width, height, phones: 1, share: null });
    expect(desktop.width).toBeGreaterThanOrEqual(1280);
    expect(desktop.height * desktop.scale).toBeCloseTo(height, -1);
    expect((phone.height + 2 * bezel) * phone.scale).toBeLessThanOrEqual(height + 1);
    const used = desktop.width * desktop.scale + (phone.width + 2 * bezel) * phone.scale + dividerWidth;
    expect(used).toBeLessThanOrEqual(width + 1);
    expect(phone.scale).toBeGreaterThan(0.75);
  });

  it.each([
    ['a projector', 1248, 560],
    ['a laptop', 1408, 720],
  ])('make room for a second phone on %s, and all three can be read', (_, width, height) => {
    const { desktop, phone } = fitStage({ width, height, phones: 2, share: null });
    const used = desktop.width * desktop.scale + 2 * (phone.width + 2 * bezel) * phone.scale + 2 * dividerWidth;
    expect(used).toBeLessThanOrEqual(width + 1);
    expect(desktop.scale).toBeGreaterThan(0.5);
    expect(phone.scale).toBeGreaterThan(0.65);
  });

  it.each([
    [60, 60],
    [5, 30],
    [99, 88],
  ])('follow the divider to %s percent within its ends', (wanted, share) => {
    expect(fitStage({ width: 1400, height: 700, phones: 1, share: wanted }).share).toBe(share);
  });

  it('become smaller phones when the desktop takes their width', () => {
    const [narrow, wide] = [88, 60].map(
      (share) => fitStage({ width: 1400, height: 700, phones: 1, share }).phone.scale,
    );
    expect(narrow).toBeLessThan(wide ?? 0);
  });
});
