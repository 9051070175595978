import lighthouse, { desktopConfig } from 'lighthouse';
import { inChromium, store, withPort, withProfile } from './browser';
import { visitFully } from './firstRow';

export type Preset = 'mobile' | 'desktop';

/** Measurements of Lighthouse in one visit. */
export type Audit = {
  /** From 0 to 100. */
  perf: number;
  accessibility: number;
  /** Seconds. */
  fcp: number;
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
  /** kB of scripts that came over the line. */
  js: number;
  /** Speed of the machine, as Lighthouse rates it. */
  benchmarkIndex: number;
};

type Visit = {
  address: string;
  preset: Preset;
  stored: Record<string, string>;
  /** On a page that was opened before: what its first row matches. */
  visitedRow?: string;
};

/** Opens a page in a new Chromium under Lighthouse; again when Lighthouse could not record it, on a busy machine. */
export async function audit(visit: Visit): Promise<Audit> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await auditOnce(visit);
    } catch (error) {
      if (!(error instanceof NotRecorded) || failures === 2) throw error;
    }
  }
}

class NotRecorded extends Error {}

function auditOnce({ address, preset, stored, visitedRow }: Visit): Promise<Audit> {
  const isSecond = visitedRow !== undefined;
  const flags = {
    logLevel: 'error' as const,
    onlyCategories: ['performance', 'accessibility'],
    disableStorageReset: isSecond,
  };
  return withProfile(async (profile) => {
    await inChromium(profile, async (context) => {
      await store(context, new URL(address).origin, stored);
      if (isSecond) await visitFully(await context.newPage(), address, visitedRow);
    });
    return withPort(profile, async (port) => {
      const result = await lighthouse(address, { ...flags, port }, preset === 'desktop' ? desktopConfig : undefined);
      if (!result) throw new Error(`Lighthouse has no report for ${address}`);
      return readResult(result.lhr);
    });
  });
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type NetworkRequest = { resourceType?: string; transferSize: number };

function readResult({ audits, categories, environment, runtimeError }: Report): Audit {
  if (runtimeError) throw new NotRecorded(runtimeError.message);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests: NetworkRequest[] = details?.type === 'table' ? details.items.map(toRequest) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    perf: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    js: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function toRequest(item: Record<string, unknown>): NetworkRequest {
  const { resourceType, transferSize } = item;
  return {
    resourceType: typeof resourceType === 'string' ? resourceType : undefined,
    transferSize: typeof transferSize === 'number' ? transferSize : 0,
  };
}
