// planted boundaries(dependencies): This room may not import
import { useOrders } from '../features/a/api';

export const deep = useOrders;
