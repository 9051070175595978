import { cents } from '../../../src/platform/lib/money';
import type { Order } from '../../../src/generated/model/order';

export const pay = (order: Order) => order.id * cents;
