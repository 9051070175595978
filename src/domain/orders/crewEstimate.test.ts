// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Access, estimateCrew, getVolume } from './crewEstimate';

const level: Access = { flights: 0, elevator: 'none', longCarryFt: 0 };
const floor = (flights: number): Access => ({ ...level, flights });

describe('the published table, row by row', () => {
  it.each([
    ['studio', 210, 2, 2, 2, 3],
    ['1br_small', 430, 2, 2.5, 2, 5],
    ['1br_large', 570, 2, 3.5, 2.5, 6],
    ['2br_small', 640, 2, 3.5, 3, 7],
    ['2br_large', 930, 3, 3.5, 3, 6.5],
    ['3br_small', 1140, 3, 4.5, 3.5, 8],
    ['3br_large', 1290, 4, 3.5, 3, 7],
    ['4br_small', 1430, 4, 4, 3, 7.5],
    ['4br_large', 1710, 5, 4, 3, 7],
  ] as const)('%s', (size, volume, people, load, unload, both) => {
    expect(Math.round(getVolume(size) / 10) * 10).toBe(volume);
    const hours = ([1, 2, 3] as const).map((helpType) => estimateCrew({ size, helpType }).hours);
    expect([estimateCrew({ size, helpType: 3 }).people, ...hours]).toEqual([people, load, unload, both]);
  });
});

describe('what makes it longer', () => {
  const both = { size: '2br_large', helpType: 3 } as const;

  it.each([
    ['second floor: the first flight is free', { load: floor(1) }, 6.5, ['volume']],
    ['third floor', { load: floor(2) }, 7, ['volume', 'load_stairs']],
    ['third floor with a freight elevator', { load: { ...floor(2), elevator: 'freight' } }, 6.5, ['volume']],
    ['a passenger elevator', { unload: { ...floor(5), elevator: 'passenger' } }, 7, ['volume', 'unload_elevator']],
    ['75 ft of carry is usual', { load: { ...level, longCarryFt: 75 } }, 6.5, ['volume']],
    ['150 ft of carry', { load: { ...level, longCarryFt: 150 } }, 7, ['volume', 'load_carry']],
    ['partial packing', { partialPacking: true }, 8, ['volume', 'packing']],
    ['half the volume', { volumeCuft: 460 }, 3.5, ['volume']],
  ] as const)('%s', (_name, more, hours, reasons) => {
    const estimate = estimateCrew({ ...both, ...more });
    expect({ hours: estimate.hours, reasons: estimate.reasons.map(({ kind }) => kind) }).toEqual({ hours, reasons });
  });

  it('says by how much', () => {
    const load: Access = { flights: 3, elevator: 'none', longCarryFt: 80 };
    const { reasons } = estimateCrew({
      ...both,
      load,
      unload: { ...level, elevator: 'passenger' },
      partialPacking: true,
    });
    expect(reasons).toEqual([
      { kind: 'volume' },
      { kind: 'load_stairs', percent: 20 },
      { kind: 'load_carry', percent: 5 },
      { kind: 'unload_elevator', percent: 8 },
      { kind: 'packing', percent: 25 },
    ]);
  });

  it('the other side does not count when it is not served', () => {
    expect(estimateCrew({ size: '2br_large', helpType: 1, unload: floor(9) })).toEqual(
      estimateCrew({ size: '2br_large', helpType: 1 }),
    );
  });

  it('says when it is the minimum', () => {
    expect(estimateCrew({ size: 'few_items', helpType: 1 })).toMatchObject({
      hours: 2,
      reasons: [{ kind: 'volume' }, { kind: 'minimum' }],
    });
  });
});

describe('the mix', () => {
  it.each([
    ['studio', 3, false, '4×1 3×1'],
    ['2br_large', 3, false, '4×1 3×2'],
    ['2br_large', 1, false, '2×1 3×2'],
    ['3br_large', 3, false, '2×1 1×1 3×2'],
    ['4br_large', 3, false, '2×1 1×1 3×3'],
    ['studio', 3, true, '2×1 1×1 3×2'],
  ] as const)('%s, help type %i, heavy %s', (size, helpType, heavyItems, expected) => {
    const { requirements } = estimateCrew({ size, helpType, heavyItems });
    expect(requirements.map(({ position, count }) => `${position}×${count}`).join(' ')).toBe(expected);
  });
});
