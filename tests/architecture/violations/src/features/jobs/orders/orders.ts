export const orders = 'orders';
