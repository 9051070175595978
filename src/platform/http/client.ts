import axios, {
  type AxiosRequestConfig,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from 'axios';
import { currentLocale } from '../lib/locale';
import { hasCallMonitor, monitorCall } from '../lib/log/log';
import { recordServerDate } from '../lib/time/serverClock';
import { type Unwrap, unwrap } from './answers/envelope';
import { hasUnknownOutcome, missingCallError, noResponseError, toApiError } from './ApiError';
import { serializeParams } from './callAddress';
import { createIdempotencyKeys, hasKey, type IdempotencyKeys, keyHeader } from './idempotencyKeys';
import { createReachability, type Reachability } from './reachability';
import { getTimeoutMs, limitStall, isTimeoutError } from './timeouts';

/** Parts of the app that the client needs, passed in so that it doesn't depend on the session or the store. */
export type HttpClientOptions = {
  apiUrl: string;
  /** The current bearer token, or null when no one is signed in. */
  getToken: () => string | null;
  /** Called for every 401 with the token of the refused request. */
  onUnauthorized: (usedToken: string | null) => void;
  /** Called with an operation that the provider seems to lack. True if it may, and then nothing is reported. */
  onMissingCall?: CanLack;
  /** Called for the first response after a request that got none or a server error. */
  onReachable?: () => void;
};

export type HttpRequest = Omit<AxiosRequestConfig, 'headers'> & {
  headers?: Record<string, string>;
  /** For requests sent while the page closes: the browser completes them without the page. JSON only, 64 kB at most. */
  keepalive?: boolean;
};

export type HttpClient = {
  /**
   * Sends a request to the provider and returns the envelope's `data` (spec section 7). Throws `ApiError` for a refused
   * request and for one without a response. A canceled request rejects with axios' own cancellation.
   */
  request: <T>(request: HttpRequest) => Promise<Unwrap<T>>;
  reachability: Reachability;
};

export function createHttpClient({ apiUrl, onReachable, onMissingCall, ...access }: HttpClientOptions): HttpClient {
  const reachability = createReachability(onReachable);
  const instance = createInstance(apiUrl);
  addAuthorization(instance, access);
  addLanguage(instance);
  const keys = createIdempotencyKeys();
  addIdempotencyKeys(instance, keys);
  followServerClock(instance);
  trackReachability(instance, reachability);
  monitorCalls(instance);
  if (onMissingCall) noticeMissingCalls(instance, onMissingCall);
  throwApiErrors(instance);

  const request = async <T>({ keepalive, ...config }: HttpRequest) => {
    const upload = config.data instanceof FormData ? limitStall(config) : undefined;
    const send = async (): Promise<Unwrap<T>> => {
      const pending = instance.request<unknown>({
        // Only XMLHttpRequest reports the progress of an upload.
        adapter: upload ? 'xhr' : 'fetch',
        timeout: getTimeoutMs(config.method),
        ...(keepalive && { fetchOptions: { keepalive } }),
        ...config,
        ...upload?.config,
      });
      const [{ status, data: body, config: sent }, { readAnswer }] = await Promise.all([pending, loadReader()]);
      const { method = 'get', url: path = '' } = config;
      let isAnswered = true;
      try {
        return readAnswer({ method: method.toUpperCase(), path, status, body, data: unwrap<T>(status, body) });
      } catch (error) {
        isAnswered = !hasUnknownOutcome(error);
        throw error;
      } finally {
        if (isAnswered) keys.forget(sent);
      }
    };
    try {
      return await send().catch((error: unknown) => {
        // The provider does a write once for its key, so its answer can be requested again.
        if (hasUnknownOutcome(error) && hasKey(config)) return send();
        throw error;
      });
    } finally {
      upload?.stop();
    }
  };
  return { request, reachability };
}

function createInstance(baseURL: string) {
  const instance = axios.create({
    baseURL,
    // axios would add its own User-Agent, which a provider on another origin would have to allow.
    headers: { Accept: 'application/json', 'User-Agent': false },
    paramsSerializer: { serialize: serializeParams },
    // The API has no cookies, and reading them takes time.
    withXSRFToken: false,
    // Every status is a response; an interceptor decides what it means.
    validateStatus: () => true,
  });
  // `fetch` gets the address and the body. A replaced `fetch` could read the body of a Request only later, which is too
  // late on a closing page. The types lack this null, which axios documents.
  Object.assign(instance.defaults, { env: { ...instance.defaults.env, Request: null } });
  return instance;
}

type Access = {
  /** The current bearer token, or null when no one is signed in. */
  getToken: () => string | null;
  /** Called for every 401 with the token of the refused request. */
  onUnauthorized: (usedToken: string | null) => void;
};

function addAuthorization(instance: AxiosInstance, { getToken, onUnauthorized }: Access): void {
  onRequest(instance, ({ headers }) => {
    const token = getToken();
    // A call about another session brings its own.
    if (token !== null) headers.set('Authorization', `Bearer ${token}`, false);
  });
  onResponse(instance, ({ status, config }) => {
    if (status !== 401) return;
    const [, token = null] = /^Bearer (.+)/.exec(getHeader(config, 'Authorization') ?? '') ?? [];
    onUnauthorized(token);
  });
}

/** Responses come in the language of the page. */
function addLanguage(instance: AxiosInstance): void {
  onRequest(instance, ({ headers }) => void headers.set('Accept-Language', currentLocale(), false));
}

/** Adds a key to the writes that take one. A caller's own key stays. */
function addIdempotencyKeys(instance: AxiosInstance, keys: IdempotencyKeys): void {
  onRequest(instance, (config) => {
    const key = config.headers.has(keyHeader) ? undefined : keys.findKey(config);
    if (key !== undefined) config.headers.set(keyHeader, key);
  });
  onResponse(instance, ({ status, config }) => {
    // After a server error it is unknown whether the write took effect. A success has to be read first.
    if (status >= 400 && status < 500) keys.forget(config);
  });
}

/** A response from a cache of the browser or a proxy is older than its arrival, so its date is not the current time. */
function followServerClock(instance: AxiosInstance): void {
  onResponse(instance, (response) => {
    const isCached = /max-age=[1-9]/.test(getHeader(response, 'Cache-Control') ?? '');
    if (isCached || getHeader(response, 'Age') !== undefined) return;
    recordServerDate(getHeader(response, 'Date'), Date.now() - (response.duration ?? 0));
  });
}

function trackReachability(instance: AxiosInstance, reachability: Reachability): void {
  onResponse(instance, ({ status }) => reachability.recordResponse(status));
  instance.interceptors.response.use(undefined, (error: unknown) => {
    if (isTimeoutError(error)) reachability.recordTimeout();
    else if (isAxiosError(error) && !isCancel(error)) reachability.recordNoResponse();
    throw error;
  });
}

/** Reports the end of each call to the monitoring service. */
function monitorCalls(instance: AxiosInstance): void {
  const report = ({ method = '', url = '' }: AxiosRequestConfig, status: number, duration: number) => {
    if (!hasCallMonitor()) return;
    const withName = ({ nameOperation }: Awaited<ReturnType<typeof loadReader>>) =>
      monitorCall({ operation: nameOperation(method.toUpperCase(), url), status, duration });
    loadReader().then(withName, () => undefined);
  };
  onResponse(instance, ({ config, status, duration = 0 }) => report(config, status, duration));
  instance.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && !isCancel(error)) report(error.config ?? {}, 0, 0);
    throw error;
  });
}

/**
 * Notices calls that a provider does not have. Its own refusals are envelopes; Laravel answers an unknown address with a
 * message alone, as it does for a row that it did not find, which that message names. A page of a proxy says nothing
 * about the provider.
 */
function noticeMissingCalls(instance: AxiosInstance, canLack: CanLack): void {
  instance.interceptors.response.use(async (response: AxiosResponse<unknown>) => {
    const { status, data, config } = response;
    if (!isUnknownRoute(status, data)) return response;
    const { nameOperation } = await loadReader();
    const operation = nameOperation((config.method ?? '').toUpperCase(), config.url ?? '');
    if (await canLack(operation, isRead(config))) throw missingCallError(status);
    return response;
  });
}

/** Decides whether a provider may lack an operation, which it was found to do. */
type CanLack = (operation: string, isRead: boolean) => Promise<boolean>;

const isRead = ({ method = 'get' }: AxiosRequestConfig) => method.toLowerCase() === 'get';

function isUnknownRoute(status: number, body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string')
    return false;
  if (status === 405 || status === 501) return true;
  return status === 404 && !('success' in body) && !body.message.startsWith('No query results');
}

/** Turns refusals and missing responses into `ApiError`. A canceled request keeps axios' own error. Comes last. */
function throwApiErrors(instance: AxiosInstance): void {
  onResponse(instance, (response) => {
    const { status, data } = response;
    if (status >= 400) throw toApiError(status, data, getHeader(response, 'Retry-After'));
  });
  instance.interceptors.response.use(undefined, (error: unknown) => {
    const hasTimedOut = isTimeoutError(error);
    if (!isAxiosError(error) || (isCancel(error) && !hasTimedOut)) throw error;
    throw noResponseError(hasTimedOut);
  });
}

function onRequest(instance: AxiosInstance, change: (config: InternalAxiosRequestConfig) => void): void {
  const intercept = (config: InternalAxiosRequestConfig) => {
    change(config);
    return config;
  };
  // Synchronous: a request of a closing page has to be sent before the call returns.
  instance.interceptors.request.use(intercept, null, { synchronous: true });
}

function onResponse(instance: AxiosInstance, read: (response: AxiosResponse<unknown>) => void): void {
  instance.interceptors.response.use((response) => {
    read(response);
    return response;
  });
}

function getHeader({ headers }: Pick<AxiosResponse, 'headers'>, name: string): string | undefined {
  const value: unknown = headers instanceof AxiosHeaders ? headers.get(name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Loads the code that reads answers, with the shapes of all of them, while the first call is on its way. */
const loadReader = () =>
  import('./answers/readAnswer').catch(() => {
    throw noResponseError();
  });
