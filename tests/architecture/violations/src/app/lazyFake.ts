// planted boundaries(dependencies): This module may not import
export const lazyFake = () => import('../../mocks/orders/rules/pay');
