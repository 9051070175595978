// planted boundaries(dependencies): know neither handlers
import { orders } from '../handlers/orders';

export const answers = orders;
