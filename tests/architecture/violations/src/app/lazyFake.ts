// planted boundaries(dependencies): This room may not import
export const lazyFake = () => import('../../mocks/rules/pay');
