import { getOrders } from '../../generated/endpoints/orders/orders';

export const session = { orders: getOrders };
