export const orderForm = 'orderForm';
