import type { Order } from '#generated/model';
import { MapIcon, PhoneIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { jobDetailTexts as texts } from '../texts';
import { formatMapAddress, getDirectionsLink } from './directions';
import { getFirstStop } from './stops';

/** Person to call; the label has their name. */
export type Call = { phone: string; text: string; label: string };

type Props = { order: Order; call: Call | undefined; className: string | undefined };

/** Directions to the first stop, and a call. */
export function WayAndPhone({ order, call, className }: Props) {
  const stop = getFirstStop(order);
  const look = { size: 'large', variant: 'outline', fill: true } as const;
  return (
    <div className={className}>
      {stop && (
        <Button {...look} icon={<MapIcon />} href={getDirectionsLink(formatMapAddress(stop), navigator.userAgent)}>
          {texts.directions}
        </Button>
      )}
      {call && (
        <Button {...look} icon={<PhoneIcon />} aria-label={call.label} href={`tel:+1${call.phone}`}>
          {call.text}
        </Button>
      )}
    </div>
  );
}
