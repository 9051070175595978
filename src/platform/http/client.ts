import axios, { type AxiosRequestConfig } from 'axios';
import { hasUnknownOutcome } from './ApiError';
import { serializeParams } from './callAddress';
import { type Unwrap, unwrap } from './answers/envelope';
import {
  addAuthorization,
  addIdempotencyKeys,
  addLanguage,
  followServerClock,
  monitorCalls,
  noticeMissingCalls,
  throwApiErrors,
  trackReachability,
  type CanLack,
} from './interceptors';
import { createIdempotencyKeys, hasKey } from './idempotencyKeys';
import { loadReader } from './answers/reader';
import { createReachability, type Reachability } from './reachability';
import { getTimeoutMs, limitStall } from './timeouts';

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
    // Every status is a response; an interceptor decides what it means.
    validateStatus: () => true,
  });
  // `fetch` gets the address and the body. A replaced `fetch` could read the body of a Request only later, which is too
  // late on a closing page. The types lack this null, which axios documents.
  Object.assign(instance.defaults, { env: { ...instance.defaults.env, Request: null } });
  return instance;
}
