// planted boundaries(dependencies): This room may not import
export { useOrders } from '../a/api';
