import { useOrders } from '../a';

export const throughIndex = useOrders;
