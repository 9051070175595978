import { login } from '#generated/endpoints/auth/auth';
import { realtimeDefaults } from '#platform/config/settings';
import { createHttpClient } from '#platform/http/client';
import { connectHttp, http } from '#platform/http/http';
import { type EchoConnection, openEcho, type Signatures } from '#platform/realtime/connection/echo';
import { demoPassword } from '../../../mocks/account/seed/cast';

type Address = { apiUrl: string; host: string; port: number };

/**
 * The product's own connection to a provider, without its screens: its axios client, and laravel-echo over pusher-js.
 */
export type ProductClient = {
  signIn: (email: string) => Promise<void>;
  token: () => string | null;
  /**
   * Joins a private channel; the returned list grows by `joined`, `refused`, connection states and the names of events.
   */
  listen: (channel: string) => string[];
  close: () => void;
};

export function productClient({ apiUrl, host, port }: Address): ProductClient {
  const echoes: EchoConnection[] = [];
  let token: string | null = null;
  connectHttp(createHttpClient({ apiUrl, getToken: () => token, onUnauthorized: () => undefined }));

  const ask = <Result>(url: string, fields: Record<string, string>) =>
    http<Result>({ url, method: 'POST', data: new URLSearchParams(fields) });
  const sign: Signatures = {
    channel: (socket_id, channel_name) => ask(realtimeDefaults.authPath, { socket_id, channel_name }),
    user: (socket_id) => ask(realtimeDefaults.userAuthPath, { socket_id }),
  };

  return {
    signIn: async (email) => {
      token = (await login({ email, password: demoPassword })).access_token;
    },
    token: () => token,
    listen: (channel) => {
      const log: string[] = [];
      const echo = openEcho({ ...realtimeDefaults, host, port }, sign, {
        onStatus: (status) => log.push(status),
        onEvent: (_channel, event) => log.push(event),
        onJoined: () => log.push('joined'),
        onFailed: () => log.push('refused'),
        onTerminated: () => log.push('terminated'),
      });
      echoes.push(echo);
      echo.join(channel);
      return log;
    },
    close: () => {
      for (const echo of echoes.splice(0)) echo.close();
    },
  };
}

export { createBranch } from '#generated/endpoints/branches/branches';
