import type { Order } from '../../model/order';

export const getOrders = (): Order[] => [];
