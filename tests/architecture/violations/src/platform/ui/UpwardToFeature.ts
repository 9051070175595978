// planted boundaries(dependencies): This room may not import
import { useOrders } from '../../features/a';

export const upward = useOrders;
