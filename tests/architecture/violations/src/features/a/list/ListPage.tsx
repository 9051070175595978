// planted boundaries(no-circles): platform/ui imports feature/a
import { Button } from '../../../platform/ui/Button';
import { useOrders } from '../api';

export default function ListPage() {
  const orders = useOrders();
  return <Button label={String(orders.data?.length ?? 0)} />;
}
