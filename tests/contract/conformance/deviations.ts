import type { Deviation, Passing } from './otherProvider';

/** One thing that a provider does differently, and the finding that names it: operation, status, check, pointer, problem. */
export type Planted = { name: string; deviation: Deviation; found: string; also?: string[] };

const success = (status: number) => status === 200;

export const deviations: Planted[] = [
  {
    name: 'a required field is missing',
    deviation: {
      id: 'getBranches',
      when: success,
      change: ({ body }) => Reflect.deleteProperty(at(body, 'data', 0), 'name'),
    },
    found: 'getBranches | 200 | schema | /data/0/name | missing',
  },
  {
    name: 'an id is a text',
    deviation: { id: 'getBranch', when: success, change: ({ body }) => set(at(body, 'data'), 'id', '1') },
    found: 'getBranch | 200 | schema | /data/id | expected number, found string',
  },
  {
    name: 'a list is null',
    deviation: { id: 'getOrderCalendar', when: success, change: ({ body }) => set(at(body, 'data'), 'data', null) },
    found: 'getOrderCalendar | 200 | schema | /data/data | expected array, found null',
  },
  {
    name: 'a boolean is a number',
    deviation: { id: 'getAvailabilities', when: success, change: ({ body }) => set(at(body, 'data'), 'on_call', 1) },
    found: 'getAvailabilities | 200 | schema | /data/on_call | expected boolean, found number',
  },
  {
    name: 'a code is unknown',
    deviation: {
      id: 'getOrderDetail',
      when: success,
      change: ({ body }) => set(at(body, 'data', 'order'), 'status', 42),
    },
    found: "getOrderDetail | 200 | schema | /data/order/status | number that is not one of the contract's values",
  },
  {
    name: 'an instant is not in UTC with a Z',
    deviation: {
      id: 'getMe',
      when: success,
      change: ({ body }) => set(at(body, 'data', 'user'), 'created_at', '2026-01-12 16:55:00'),
    },
    found: 'getMe | 200 | schema | /data/user/created_at | text that is not in the format datetime',
  },
  {
    name: 'a list comes without an envelope',
    deviation: {
      id: 'getVehicleTypes',
      when: success,
      change: (answer) => void (answer.body = at(answer.body, 'data')),
    },
    found: 'getVehicleTypes | 200 | envelope |  | expected object, found array',
  },
  {
    name: 'the envelope lacks a member',
    deviation: {
      id: 'getTools',
      when: success,
      change: ({ body }) => Reflect.deleteProperty(body as object, 'success'),
    },
    found: 'getTools | 200 | envelope | /success | missing',
  },
  {
    name: 'a success says that it failed',
    deviation: { id: 'getManagers', when: success, change: ({ body }) => set(body, 'success', false) },
    found: "getManagers | 200 | envelope | /success | boolean that is not one of the contract's values",
  },
  {
    name: 'an answer is a web page',
    deviation: {
      id: 'getOwnRating',
      when: success,
      change: (answer) => {
        answer.headers.set('Content-Type', 'text/html');
        answer.body = '<html></html>';
      },
    },
    found: 'getOwnRating | 200 | envelope |  | not JSON',
    also: ['getOwnRating | 200 | header |  | Content-Type is not application/json'],
  },
  {
    name: 'something unknown is answered with 200',
    deviation: { id: 'getOrderCard', when: (status) => status === 404, change: pretendSuccess },
    found: 'getOrderCard | 200 | status |  | expected 404, found 200',
  },
  {
    name: 'a read needs no token',
    deviation: { id: 'getEmployee', when: (status) => status === 401, change: pretendSuccess },
    found: 'getEmployee | 200 | status |  | expected 401, found 200',
  },
  {
    name: 'a helper reads a company’s list',
    deviation: {
      id: 'getTeamSummary',
      when: (status, path) => status === 404 && !path.includes('2147483647'),
      change: pretendSuccess,
    },
    found: 'getTeamSummary | 200 | status |  | expected 403 or 404, found 200',
  },
  {
    name: 'a refusal has another body',
    deviation: {
      id: 'getHelperProfile',
      when: (status) => status === 403,
      change: (answer) => void (answer.body = { message: 'Forbidden' }),
    },
    found: 'getHelperProfile | 403 | envelope | /success | missing',
    also: ['data', 'errors'].map((name) => `getHelperProfile | 403 | envelope | /${name} | missing`),
  },
  {
    name: 'the errors of a wrong field are a list',
    deviation: {
      id: 'getOrderHistory',
      when: (status) => status === 422,
      change: ({ body }) => set(body, 'errors', ['Wrong']),
    },
    found: 'getOrderHistory | 422 | envelope | /errors | expected object, found array',
  },
  {
    name: 'an answer may be kept',
    deviation: { id: 'getReasons', when: success, change: ({ headers }) => headers.set('Cache-Control', 'max-age=60') },
    found: 'getReasons | 200 | header |  | Cache-Control is not no-store',
  },
  {
    name: 'an answer has no date',
    deviation: { id: 'getItemCatalog', when: success, change: ({ headers }) => headers.delete('Date') },
    found: 'getItemCatalog | 200 | header |  | no Date',
  },
  {
    name: 'another origin may not read an answer',
    deviation: {
      id: 'getCompanySetup',
      when: success,
      change: ({ headers }) => headers.delete('Access-Control-Allow-Origin'),
    },
    found: 'getCompanySetup | 200 | header |  | Access-Control-Allow-Origin does not allow the origin',
  },
  {
    name: 'a pause has no length',
    deviation: {
      id: 'login',
      when: (status) => status === 429,
      change: ({ headers }) => headers.delete('Retry-After'),
    },
    found: 'login | 429 | header |  | no Retry-After in seconds',
  },
  {
    name: 'the size of a page is ignored',
    deviation: {
      id: 'getOrders',
      when: (status, path) => status === 200 && path.includes('per_page=1'),
      change: ({ body }) => set(at(body, 'data'), 'per_page', 5),
    },
    found: 'getOrders | 200 | page | /data/per_page | per_page=1 was requested',
    also: [
      '/data/data | fewer rows than per_page and total',
      '/data/last_page | not total / per_page',
      '/data/from | not the number of the first row',
      '/data/to | not the number of the last row',
    ].map((rest) => `getOrders | 200 | page | ${rest}`),
  },
  {
    name: 'every page is the first',
    deviation: {
      id: 'getOrderHistory',
      when: (status, path) => status === 200 && path.includes('page=2'),
      change: (answer, first) => void (answer.body = first),
    },
    found: 'getOrderHistory | 200 | page | /data/current_page | page 2 was requested',
    also: ['getOrderHistory | 200 | page | /data/per_page | per_page=1 was requested'],
  },
  {
    name: 'a filter of the specification has no effect',
    deviation: {
      id: 'getNotifications',
      when: (status, path) => status === 200 && path.includes('/1/') && path.includes('type=unread'),
      change: ({ body }) => set(at(body, 'data', 'data', 0), 'is_read', true),
    },
    found: 'getNotifications | 200 | filter | /data/data/0 | does not match type',
  },
  {
    name: 'someone else’s channel is signed',
    deviation: {
      id: 'authorizeChannel',
      when: (status) => status === 403,
      change: (answer) => {
        answer.status = 200;
        answer.body = { auth: 'key:signature', channel_data: '{"user_id":"2"}' };
      },
    },
    found: 'authorizeChannel | 200 | status |  | expected 403, found 200',
  },
  {
    name: 'something new is answered with 200',
    deviation: { id: 'createOrder', when: (status) => status === 201, change: (answer) => void (answer.status = 200) },
    found: 'createOrder | 200 | status |  | expected 201, found 200',
  },
  {
    name: 'a deleted job is still there',
    deviation: { id: 'getOrder', when: (status) => status === 404, change: pretendSuccess },
    found: 'deleteOrder | 200 | clean-up |  | an order of this run is still there',
    also: ['getOrder | 200 | status |  | expected 404, found 200'],
  },
  {
    name: 'a connection is cut',
    deviation: { id: 'getOwnData', when: success, change: (answer) => void (answer.status = 0) },
    found: 'getOwnData | 0 | status |  | no answer',
  },
  {
    name: 'a call fails',
    deviation: {
      id: 'getNotificationsCount',
      when: success,
      change: (answer) => {
        answer.status = 500;
        answer.body = { data: null, message: 'Server error.', errors: {}, success: false };
      },
    },
    found: 'getNotificationsCount | 500 | status |  | expected 200 or 403 or 404, found 500',
  },
];

function pretendSuccess(answer: Passing, lastSuccess: unknown): void {
  answer.status = 200;
  answer.body = lastSuccess;
}

function at(value: unknown, ...path: (string | number)[]): object {
  const found = path.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), value);
  return found as object;
}

function set(value: unknown, name: string, to: unknown): void {
  Reflect.set(value as object, name, to);
}
