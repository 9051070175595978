// planted import(no-cycle): cycle
import { two } from './two';

export const one = () => two;
