// planted import(no-cycle): cycle
import { one } from './one';

export const two = () => one;
