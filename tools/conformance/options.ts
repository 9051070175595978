import { parseArgs } from 'node:util';

export type Options = {
  /** With `/api`. */
  url: string;
  people: { email: string; password: string }[];
  write: boolean;
  origin: string;
  /** Address of the socket with the app key, for the events of writes. */
  socket: string;
  report: string | undefined;
};

export const usage =
  'npm run conformance -- --url https://api.example.com/api --as email:password[,email:password] [--write] ' +
  '[--socket wss://ws.example.com/app/KEY] [--origin https://app.example.com] [--report FOLDER]';

/** Reads the command line. Throws an error with a one-line message when an option is wrong. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string', default: '' },
      // A password on the command line is visible to other programs of the machine.
      as: { type: 'string', default: process.env['CONFORMANCE_AS'] ?? '' },
      write: { type: 'boolean', default: false },
      origin: { type: 'string', default: 'http://localhost:5173' },
      socket: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const { url, write, origin, report } = values;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error('--url must be the address of an API');
  const people = values.as.split(/,(?=[^,:]+@[^,:]+:)/).map((person) => {
    const [email = '', ...password] = person.split(':');
    return { email, password: password.join(':') };
  });
  if (people.some(({ email, password }) => email === '' || password === ''))
    throw new Error('--as must be email:password, several with commas');
  const socket = values.socket ?? toSocket(url);
  if (!/^wss?:\/\//.test(socket)) throw new Error('--socket must be the address of a socket');
  // Nothing but the address: a password in it would be in the report.
  const { origin: host, pathname } = new URL(url);
  return { url: host + pathname.replace(/\/+$/, ''), people, write, origin, socket, report };
}

/** The app's own defaults: docs/operations.md, "Settings". */
function toSocket(url: string): string {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' ? `wss://${hostname}/app/crewboard` : `ws://${hostname}:9000/app/crewboard`;
}
