// planted boundaries(dependencies): This room may not import
export const lazySibling = () => import('../a/list/ListPage');
