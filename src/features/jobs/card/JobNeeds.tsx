import { listCrewNeeds, listVehicleNeeds, useVehicleName } from '../../orders';
import type { OrderCard } from '#generated/model';

type Props = {
  card: OrderCard;
  className: string | undefined;
  /** The text may be cut off, so it is the tooltip too. */
  isCut?: boolean;
};

/**
 * The crew and the vehicles a job needs. The names of vehicles come later than the jobs, so they are read here: then only
 * this text is rendered again.
 */
export function JobNeeds({ card, className, isCut = false }: Props) {
  const vehicleName = useVehicleName();
  const needs = [...listCrewNeeds(card.crew_requirements), ...listVehicleNeeds(card.vehicle_requirements, vehicleName)];
  const text = needs.join(', ');
  return (
    <div className={className} title={isCut ? text : undefined}>
      {text}
    </div>
  );
}
