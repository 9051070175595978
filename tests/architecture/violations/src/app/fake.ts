// planted boundaries(dependencies): This module may not import
import { orders } from '../../mocks/orders/handlers/orders';

export const fake = orders;
