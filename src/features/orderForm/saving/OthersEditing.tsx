import type { Order } from '#generated/model';
import { useOthersPresent } from '#platform/realtime/RealtimeContext';
import styles from './EditOrder.module.css';
import { changeTexts } from './texts';

/**
 * Names the other users who are editing this job. Does not block saving. The line has its height also while the job loads
 * and without others, so that the form does not move.
 */
export function OthersEditing({ order }: { order: Order | undefined }) {
  return (
    <span role="status" className={styles.others}>
      {order && <Names orderId={order.order_id} />}
    </span>
  );
}

function Names({ orderId }: { orderId: number }) {
  const [first, ...more] = useOthersPresent(`orders.${orderId}`);
  return first && changeTexts.editing(first.name, more.length);
}
