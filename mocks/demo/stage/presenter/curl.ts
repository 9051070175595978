import type { Exchange } from '../../../hosts/bridge/traffic';

type Call = Extract<Exchange, { kind: 'call' }>;

/** A call as a command for `npm run server`. The token is a variable of the shell. */
export function toCurl({ method, path, who, contentType, request }: Call): string {
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(who === null ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(request === null ? [] : [`-H ${quote(`Content-Type: ${contentType}`)}`, `-d ${quote(request)}`]),
  ];
  return ['curl', ...options, quote(`http://localhost:8080/api${path}`)].join(' ');
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
