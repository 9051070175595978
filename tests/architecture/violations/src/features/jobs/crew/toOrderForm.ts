// planted boundaries(dependencies): The crew of a job needs
import { orderForm } from '../orderForm/orderForm';

export const from = orderForm;
