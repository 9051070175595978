// planted boundaries(dependencies): only keeps rows
import { pay } from '../rules/pay';

export const rows = pay;
