// planted boundaries(dependencies): This module may not import
import { useOrders } from '../features/a/api';

export const deep = useOrders;
