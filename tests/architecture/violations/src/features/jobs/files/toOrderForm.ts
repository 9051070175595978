// planted boundaries(dependencies): do not know its screens
import { orderForm } from '../orderForm/orderForm';

export const from = orderForm;
