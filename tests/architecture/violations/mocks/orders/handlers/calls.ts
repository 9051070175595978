// planted boundaries(dependencies): This module may not import
import { getOrders } from '../../../src/generated/endpoints/orders/orders';

export const calls = getOrders;
