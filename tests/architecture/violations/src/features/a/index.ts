export { useOrders } from './api';
