import type { Order } from '#generated/model';

type StopLabels = {
  pickUp: string;
  destination: string;
  stop: (kind: string, index: number, count: number) => string;
};

/** All stops in travel order with their labels. */
export function listLabeledStops({ pick_up_addresses, destination_addresses }: Order, texts: StopLabels) {
  const sides = [
    [texts.pickUp, pick_up_addresses],
    [texts.destination, destination_addresses],
  ] as const;
  return sides.flatMap(([kind, stops]) =>
    stops.map((stop, index) => ({ stop, label: texts.stop(kind, index + 1, stops.length) })),
  );
}
