import { refusals, type Refusal } from './refusals';

const PROTOCOL = 7;

/**
 * Reason a connection to `/app/{key}?protocol=7&client=…` must be refused; undefined when it is accepted. Takes a path or
 * a whole URL.
 */
export function getRefusal(url: string, appKey: string): Refusal | undefined {
  const { pathname, searchParams } = new URL(url, 'ws://localhost');
  const key = /^\/app\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (key === undefined) return refusals.unknownPath;
  if (key !== encodeURIComponent(appKey)) {
    return { ...refusals.unknownApp, message: `App key ${key} not in this cluster` };
  }
  const protocol = searchParams.get('protocol');
  if (protocol === null || protocol === '') return refusals.noProtocol;
  if (!/^\d+$/.test(protocol)) return refusals.malformedVersion;
  return Number(protocol) === PROTOCOL ? undefined : refusals.unsupportedProtocol;
}
