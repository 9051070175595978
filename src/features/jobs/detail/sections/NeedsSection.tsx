import { cardTexts, jobLabels } from '../../../orders';
import type { Order } from '#generated/model';
import styles from '../detail.module.css';
import { Facts, DetailSection, isDescribed } from './DetailSection';
import { detailTexts } from '../texts';

type Props = {
  order: Order;
  vehicleName: (vehicleTypeId: number) => string | undefined;
  toolName: (toolId: number) => string | undefined;
};

/** Vehicles and their providers, tools and languages. */
export function NeedsSection({ order, vehicleName, toolName }: Props) {
  const vehicles = order.vehicle_requirements.flatMap(({ vehicle_type_id, count, provided_by }) => {
    const name = vehicleName(vehicle_type_id);
    return name === undefined
      ? []
      : [detailTexts.provided(cardTexts.vehicle(count, name), jobLabels.providedBy[provided_by])];
  });
  const tools = order.tool_ids.flatMap((id) => toolName(id) ?? []);
  const languages = order.languages.map((language) => jobLabels.language[language]);
  const isPlain = [...vehicles, ...tools, ...languages].length === 0;
  if (isPlain && !isDescribed(order)) return null;
  return (
    <DetailSection title={detailTexts.needs}>
      {isPlain ? (
        <p className={styles.quiet}>{detailTexts.noNeeds}</p>
      ) : (
        <Facts
          facts={[
            [detailTexts.vehicles, vehicles.join(', ')],
            [detailTexts.tools, tools.join(', ')],
            [detailTexts.languages, languages.join(', ')],
          ]}
        />
      )}
    </DetailSection>
  );
}
