import { useQuery } from '@tanstack/react-query';
import { getOrders } from '../../generated/endpoints/orders/orders';

export const useOrders = () => useQuery({ queryKey: ['orders'], queryFn: () => getOrders() });
