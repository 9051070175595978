import type { Order, Stop } from '#generated/model';
import { formatStopLine } from '../../../orders';

type StopLabels = {
  pickUp: string;
  destination: string;
  stop: (kind: string, index: number, count: number) => string;
};

/** A stop in one line. `stop` is undefined if the provider sends only the address. */
export type LabeledStop = { label: string; address: string; stop: Stop | undefined };

/** All stops in travel order with their labels. In place of a list a provider may send one address (spec section 3). */
export function listLabeledStops(order: Order, texts: StopLabels): LabeledStop[] {
  return [
    ...labelSide(texts.pickUp, order.pick_up_addresses, order.pick_up_address, texts),
    ...labelSide(texts.destination, order.destination_addresses, order.destination_address, texts),
  ];
}

function labelSide(kind: string, stops: readonly Stop[], only: string | null, texts: StopLabels): LabeledStop[] {
  const known = stops.map((stop) => ({ stop, address: formatStopLine(stop) })).filter(({ address }) => address !== '');
  if (known.length === 0 && only !== null) return [{ label: texts.stop(kind, 1, 1), address: only, stop: undefined }];
  return known.map((each, at) => ({ ...each, label: texts.stop(kind, at + 1, known.length) }));
}
