// planted boundaries(dependencies): jobs/model is below
import { orders } from '../orders/orders';

export const from = orders;
