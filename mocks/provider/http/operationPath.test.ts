// @vitest-environment node
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { findByRoute } from './operationPath';

it('a path without an id is answered by its own handler, whatever was written first', async () => {
  const find = findByRoute([
    http.get('*/api/orders/:orderId', () => HttpResponse.json('one order')),
    http.get('*/api/orders/summary', () => HttpResponse.json('the summary')),
    http.post('*/api/orders/summary', () => HttpResponse.json('a new one')),
  ]);
  const read = async (path: string) => {
    const request = new Request(`https://any.host/api/${path}`);
    return (await getResponse(find(request), request))?.text();
  };
  expect(await read('orders/7')).toBe('"one order"');
  expect(await read('orders/summary')).toBe('"the summary"');
});
