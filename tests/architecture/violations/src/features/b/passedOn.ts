// planted boundaries(dependencies): This module may not import
export { useOrders } from '../a/api';
