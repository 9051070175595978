import { cardTexts, jobLabels } from '../../../orders';
import type { Order, OrderItem } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import styles from '../detail.module.css';
import { Facts, DetailSection, isKnownFact } from './DetailSection';
import { detailTexts } from '../texts';

/** The items to move: total volume, special care, and the item list if there is one. */
export function Inventory({ order }: { order: Order }) {
  const { move_size, volume_cuft, weight_lb, packing, special_items, items } = order;
  const facts = [
    [detailTexts.size, move_size && jobLabels.moveSize[move_size]],
    [detailTexts.volume, volume_cuft === null ? undefined : cardTexts.volume(formatNumber(volume_cuft))],
    [detailTexts.weight, weight_lb === null ? undefined : detailTexts.pounds(formatNumber(weight_lb))],
    [detailTexts.packing, packing && jobLabels.packing[packing]],
    [detailTexts.special, special_items.map((item) => jobLabels.specialItem[item]).join(', ')],
  ] as const;
  if (items.length === 0 && !facts.some(isKnownFact)) return null;
  return (
    <DetailSection title={detailTexts.what}>
      <Facts facts={facts} />
      {items.length === 0 ? (
        <p className={styles.quiet}>{detailTexts.noItems}</p>
      ) : (
        <ScrollRegion label={detailTexts.items}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{detailTexts.item}</th>
                <th scope="col" className={styles.number}>
                  {detailTexts.quantity}
                </th>
                <th scope="col">{detailTexts.room}</th>
                <th scope="col">{detailTexts.care}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, index) => (
                // Items have no id, and the list does not change while it is shown.
                <ItemRow key={`${item.name} ${index}`} item={item} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </DetailSection>
  );
}

function ItemRow({ item: { name, qty, room, fragile, disassembly } }: { item: OrderItem }) {
  const care = [fragile && detailTexts.fragile, disassembly && detailTexts.disassembly].filter(Boolean);
  return (
    <tr>
      <td>{name}</td>
      <td className={styles.number}>{qty}</td>
      <td>{room}</td>
      <td>{care.join(', ')}</td>
    </tr>
  );
}
