import type { Order, Stop } from '#generated/model';
import { getHelpSides } from '#domain/orders/helpType';

export type NamedStop = { side: 'pick_up_addresses' | 'destination_addresses'; stop: Stop };

/** The stops in the crew's driving order. */
export function listStops(
  order: Pick<Order, 'help_type' | 'pick_up_addresses' | 'destination_addresses'>,
): NamedStop[] {
  return getHelpSides(order.help_type).flatMap((side) => order[side].map((stop) => ({ side, stop })));
}

/** First stop of the crew. */
export function getFirstStop(order: Parameters<typeof listStops>[0]): Stop | undefined {
  return listStops(order)[0]?.stop;
}
