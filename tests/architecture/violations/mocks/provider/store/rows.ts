// planted boundaries(dependencies): store rows and nothing else
import { pay } from '../../orders/rules/pay';

export const rows = pay;
