// planted boundaries(dependencies): This module may not import
export const lazySibling = () => import('../a/list/ListPage');
