import { useEffect, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { readJson } from '../../../hosts/bridge/presenting';

const storedKey = 'crewboard-presenter-panel';

/** Distance from the right and the lower edge of the window, in pixels. */
export type Place = { right: number; bottom: number };

/** The panel as it was left: its place and its state. It is kept over a reload. */
export type Panel = {
  place: Place;
  isOpen: boolean;
  tab: Tab;
  toggle: () => void;
  moveTo: (place: Place) => void;
  show: (tab: Tab) => void;
};

export const tabs = ['present', 'developers'] as const;
export type Tab = (typeof tabs)[number];

/** In the strip below the stage, where it covers nothing. */
const firstPlace: Place = { right: 16, bottom: 2 };

export function usePanel(storage: KeyValueStorage): Panel {
  const [{ place, isOpen, tab }, set] = useState(() => parsePanel(storage.getItem(storedKey)));
  useEffect(() => storage.setItem(storedKey, JSON.stringify({ place, isOpen, tab })), [storage, place, isOpen, tab]);
  return {
    place,
    isOpen,
    tab,
    toggle: () => set((before) => ({ ...before, isOpen: !before.isOpen })),
    moveTo: (next) => set((before) => ({ ...before, place: keepInside(next) })),
    show: (next) => set((before) => ({ ...before, tab: next })),
  };
}

/** Reads a stored panel. What is missing or wrong is as at the start. */
function parsePanel(text: string | null): Pick<Panel, 'place' | 'isOpen' | 'tab'> {
  const stored = readJson(text);
  const { right, bottom } = Object(stored['place']) as Record<string, unknown>;
  const isPlace = typeof right === 'number' && typeof bottom === 'number';
  return {
    place: isPlace ? { right, bottom } : firstPlace,
    isOpen: stored['isOpen'] === true,
    tab: tabs.find((each) => each === stored['tab']) ?? 'present',
  };
}

const dotSize = 36;

function keepInside({ right, bottom }: Place): Place {
  const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(0, value), Math.max(0, most - dotSize)));
  return { right: clamp(right, innerWidth), bottom: clamp(bottom, innerHeight) };
}
