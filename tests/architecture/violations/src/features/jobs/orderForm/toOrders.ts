// planted boundaries(dependencies): The order form needs
import { orders } from '../orders/orders';

export const from = orders;
