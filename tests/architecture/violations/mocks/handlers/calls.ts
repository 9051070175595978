// planted boundaries(dependencies): This room may not import
import { getOrders } from '../../src/generated/endpoints/orders/orders';

export const calls = getOrders;
