// planted boundaries(dependencies): This room may not import
import { useOrders } from '../a/api';

export const insideSibling = useOrders;
