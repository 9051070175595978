import { getHelpSides } from '#domain/orders/helpType';
import type { Stop, Order } from '#generated/model';

/** The address of a stop as a map app searches it; its city while the office does not know more. */
export function formatMapAddress({
  address_line,
  city,
  state,
  zip,
}: Pick<Stop, 'address_line' | 'city' | 'state' | 'zip'>) {
  return [address_line, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}

/** A link that opens the map app of a phone with the way to an address; on a computer a map page. */
export function getDirectionsLink(address: string, userAgent: string): string {
  const place = encodeURIComponent(address);
  if (/android/i.test(userAgent)) return `geo:0,0?q=${place}`;
  if (/iphone|ipad|ipod/i.test(userAgent)) return `maps://?daddr=${place}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

type NamedStop = { side: 'pick_up_addresses' | 'destination_addresses'; stop: Stop };

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
