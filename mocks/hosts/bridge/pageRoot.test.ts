// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listFolders, findRoot } from './openPage';

const routes = ['/login', '/company', '/company/job', '/company/job/edit/:id', '/helper/job/company/new'];

describe('the root of the demo, by the path of its page', () => {
  it.each([
    ['/login', '/'],
    ['/company/job', '/'],
    ['/company/job/edit/1042', '/'],
    ['/helper/job/company/new', '/'],
    ['/products/crewboard/company/job/edit/1042', '/products/crewboard/'],
    ['/company/demo/company/job', '/company/demo/'],
    ['/a%20b/login', '/a%20b/'],
  ])('%s is below %s', (pathname, root) => {
    expect(findRoot(pathname, routes)).toBe(root);
  });

  it.each(['/', '/products/crewboard/', '/login/', '/company/job/edit/', '/no/such/page', '/company/job/1042'])(
    '%s ends with no route',
    (pathname) => {
      expect(findRoot(pathname, routes)).toBeUndefined();
    },
  );
});

it.each([
  ['/', ['/']],
  ['/products/crewboard/', ['/products/crewboard/', '/products/', '/']],
  ['/no/page', ['/no/page/', '/no/', '/']],
])('the demo can be in any folder above %s', (pathname, folders) => {
  expect(listFolders(pathname)).toEqual(folders);
});
