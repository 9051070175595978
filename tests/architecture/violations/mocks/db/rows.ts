// planted boundaries(dependencies): stores rows and nothing else
import { pay } from '../rules/pay';

export const rows = pay;
