// planted boundaries(dependencies): This room may not import
import { getOrders } from '../../../generated/endpoints/orders/orders';

export const directCall = getOrders;
