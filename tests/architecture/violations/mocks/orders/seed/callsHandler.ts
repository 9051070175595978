// planted boundaries(dependencies): it does not call handlers
import { orders } from '../handlers/orders';

export const callsHandler = orders;
