import axios, {
  AxiosHeaders,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from 'axios';
import { currentLocale } from '../lib/locale';
import { recordServerDate } from '../lib/time/serverClock';
import { noResponseError, toApiError } from './ApiError';
import { checkAnswer } from './answerShape';
import { serializeParams } from './callAddress';
import { type Unwrap, unwrap } from './envelope';
import { createIdempotencyKeys } from './idempotencyKeys';
import { createReachability, type Reachability } from './reachability';
import { getTimeoutMs, isTimeoutError, limitStall } from './timeouts';

/** What the client needs from the app, so that it doesn't depend on the session or the store. */
export type HttpClientOptions = {
  apiUrl: string;
  /** The current bearer token, or null when no one is signed in. */
  getToken: () => string | null;
  /** Called for every 401 with the token of the refused request. */
  onUnauthorized: (usedToken: string | null) => void;
  /** Called for the first response after a request that got none or a server error. */
  onReachable?: () => void;
};

export type HttpRequest = Omit<AxiosRequestConfig, 'headers'> & {
  headers?: Record<string, string>;
  /** For requests sent while the page closes: the browser completes them without the page. JSON only, 64 kB at most. */
  keepalive?: boolean;
};

/**
 * Sends requests to the provider and returns the envelope's `data` (spec section 7). Throws `ApiError` for a refused
 * request and for one without a response. A canceled request rejects with axios' own cancellation, which is not an error.
 */
export type HttpClient = {
  request: <T>(request: HttpRequest) => Promise<Unwrap<T>>;
  reachability: Reachability;
};

export function createHttpClient({ apiUrl, getToken, onUnauthorized, onReachable }: HttpClientOptions): HttpClient {
  const reachability = createReachability(onReachable);
  const keys = createIdempotencyKeys();
  const instance = createInstance(apiUrl);

  const onRequest = (change: (config: InternalAxiosRequestConfig) => void) => {
    const intercept = (config: InternalAxiosRequestConfig) => {
      change(config);
      return config;
    };
    // Synchronous: a request of a closing page is sent before `request` returns.
    instance.interceptors.request.use(intercept, null, { synchronous: true });
  };
  const onResponse = (read: (response: AxiosResponse<unknown>) => void) => {
    instance.interceptors.response.use((response) => {
      read(response);
      return response;
    });
  };

  onRequest(({ headers }) => {
    const token = getToken();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  });
  // People read the texts of the response on this page.
  onRequest(({ headers }) => void headers.set('Accept-Language', currentLocale(), false));
  onRequest((config) => {
    const key = config.headers.has(keyHeader) ? undefined : keys.findKey(config);
    if (key !== undefined) config.headers.set(keyHeader, key);
  });

  onResponse(followServerClock);
  onResponse(({ status }) => reachability.recordResponse(status));
  onResponse(({ status, config }) => {
    // After a server error it is unknown whether the write took effect.
    if (status < 500) keys.forget(config.headers.get(keyHeader));
  });
  onResponse(({ status, config }) => {
    if (status === 401) onUnauthorized(getBearer(config));
  });
  onResponse(({ status, data, headers }) => {
    if (status >= 400) throw toApiError(status, data, getHeader(headers, 'Retry-After'));
  });
  instance.interceptors.response.use(undefined, (error: unknown) => {
    const isTimeout = isTimeoutError(error);
    if (!isAxiosError(error) || (isCancel(error) && !isTimeout)) throw error;
    if (isTimeout) reachability.recordTimeout();
    else reachability.recordNoResponse();
    throw noResponseError(isTimeout);
  });

  return {
    reachability,
    request: async <T>({ keepalive, ...request }: HttpRequest) => {
      const stall = request.data instanceof FormData ? limitStall(request) : undefined;
      try {
        const { status, data } = await instance.request<unknown>({
          // Only XMLHttpRequest reports the progress of an upload.
          adapter: stall ? 'xhr' : 'fetch',
          timeout: getTimeoutMs(request.method),
          ...(keepalive && { fetchOptions: { keepalive } }),
          ...request,
          ...stall?.config,
        });
        const result = unwrap<T>(status, data);
        if (isRead(request)) checkAnswer(request.url ?? '', data, result);
        return result;
      } finally {
        stall?.stop();
      }
    },
  };
}

const keyHeader = 'Idempotency-Key';

function createInstance(baseURL: string) {
  const instance = axios.create({
    baseURL,
    // axios would send its own User-Agent, which providers on another origin have to allow first.
    headers: { Accept: 'application/json', 'User-Agent': false },
    paramsSerializer: { serialize: serializeParams },
    // Every status is a response; an interceptor decides what it means.
    validateStatus: () => true,
  });
  // `fetch` gets the address and the body itself, not a Request. The types lack the null that axios' README describes.
  Object.assign(instance.defaults, { env: { ...instance.defaults.env, Request: null } });
  return instance;
}

/** A response from a cache of the browser or a proxy is older than its arrival and says nothing. */
function followServerClock({ headers, duration = 0 }: AxiosResponse): void {
  const isCached = /max-age=[1-9]/.test(getHeader(headers, 'Cache-Control') ?? '');
  if (isCached || getHeader(headers, 'Age') !== undefined) return;
  recordServerDate(getHeader(headers, 'Date'), Date.now() - duration);
}

function getBearer({ headers }: InternalAxiosRequestConfig): string | null {
  return /^Bearer (.+)/.exec(getHeader(headers, 'Authorization') ?? '')?.[1] ?? null;
}

function getHeader(headers: AxiosResponse['headers'], name: string): string | undefined {
  const value: unknown = headers instanceof AxiosHeaders ? headers.get(name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isRead({ method = 'get' }: HttpRequest): boolean {
  return method.toLowerCase() === 'get';
}
