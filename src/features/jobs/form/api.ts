export { orderQuery } from '../orders';
