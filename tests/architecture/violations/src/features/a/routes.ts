export const routes = [{ name: 'list', load: () => import('./list/ListPage') }];
