// planted boundaries(dependencies): This room may not import
import { orders } from '../../mocks/handlers/orders';

export const fake = orders;
