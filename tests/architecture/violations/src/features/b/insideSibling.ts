// planted boundaries(dependencies): This module may not import
import { useOrders } from '../a/api';

export const insideSibling = useOrders;
