import { useOrders } from '../a';

export const throughTheDoor = useOrders;
