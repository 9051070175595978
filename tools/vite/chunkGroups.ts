/** A module, the pages that load it, and the modules it needs. Sizes are bytes after gzip, each module alone. */
export type Node = {
  id: string;
  pages: ReadonlySet<string>;
  bytes: number;
  needs: readonly string[];
  /** Styles become a file of their own beside the script. */
  isStyle: boolean;
};

/** A file, or two with styles: modules, and the pages that load them. */
export type Part = { pages: ReadonlySet<string>; bytes: number; modules: readonly string[]; hasStyles: boolean };

type Linked = Part & { visits: number; needs: ReadonlySet<Linked> };

/** How the parts of pages are valued. */
export type Cost = {
  /** What one more file costs a page, in bytes: its headers, and text that compresses apart. */
  getFileCost: (page: string) => number;
  /** How often visits start on a page, compared with the others. */
  getVisits: (page: string) => number;
};

/**
 * Puts modules in files: those of the same pages are one file, then files are merged until each is worth its cost. A
 * merge saves a file for the pages that load both; the other pages then load bytes that they do not need, also of the
 * files that these need. A file comes after those that it needs.
 */
export function groupModules(modules: readonly Node[], cost: Cost): Part[] {
  let parts = toParts(modules, cost);
  for (let best = findBest(parts, cost); best; best = findBest(parts, cost)) parts = merge(parts, best, cost);
  return sortByNeeds(parts);
}

/** Gives some modules to all pages. */
export function shareWithAll(modules: readonly Node[], isShared: (node: Node) => boolean): Node[] {
  const pages = new Set(modules.flatMap((node) => [...node.pages]));
  return modules.map((node) => (isShared(node) ? { ...node, pages } : node));
}

function sortByNeeds(parts: readonly Linked[]): Linked[] {
  const sorted = new Set<Linked>();
  const visiting = new Set<Linked>();
  const add = (part: Linked) => {
    if (visiting.has(part)) return;
    visiting.add(part);
    part.needs.forEach(add);
    sorted.add(part);
  };
  [...parts].sort((one, other) => other.pages.size - one.pages.size).forEach(add);
  return [...sorted];
}

function toParts(modules: readonly Node[], cost: Cost): Linked[] {
  const byPages = Map.groupBy(modules, ({ pages }) => [...pages].sort().join());
  const parts = [...byPages.values()].map((nodes) => ({
    pages: nodes[0]?.pages ?? new Set<string>(),
    visits: countVisits(nodes[0]?.pages ?? [], cost),
    bytes: nodes.reduce((sum, { bytes }) => sum + bytes, 0),
    modules: nodes.map(({ id }) => id),
    hasStyles: nodes.some(({ isStyle }) => isStyle),
    needs: new Set<Linked>(),
  }));
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])));
  for (const { id, needs } of modules) {
    const part = partOf.get(id);
    for (const needed of needs.map((each) => partOf.get(each))) if (needed && needed !== part) part?.needs.add(needed);
  }
  return parts;
}

type Pair = readonly [Linked, Linked];

function findBest(parts: readonly Linked[], cost: Cost): Pair | undefined {
  const pairs = parts.flatMap((first, at) =>
    parts.slice(at + 1).map((second) => ({ pair: [first, second] as const, most: getGain(first, second, cost) })),
  );
  let best: Pair | undefined;
  let gain = 0;
  for (const { pair, most } of pairs.filter((each) => each.most > 0).sort((one, other) => other.most - one.most)) {
    if (most <= gain) break;
    const exact = most - getCostOfNeeds(pair, cost);
    if (exact <= gain) continue;
    gain = exact;
    best = pair;
  }
  return best;
}

function getGain(first: Linked, second: Linked, { getFileCost, getVisits }: Cost): number {
  const [few, many] = first.pages.size < second.pages.size ? [first, second] : [second, first];
  let shared = 0;
  let saved = 0;
  for (const page of few.pages) {
    if (!many.pages.has(page)) continue;
    shared += getVisits(page);
    saved += getVisits(page) * getFileCost(page);
  }
  const files = first.hasStyles && second.hasStyles ? 2 : 1;
  return files * saved - first.bytes * (second.visits - shared) - second.bytes * (first.visits - shared);
}

/** What the pages of both load more of the files that these need; infinite if the files would need each other. */
function getCostOfNeeds([first, second]: Pair, { getVisits }: Cost): number {
  const pages = new Set([...first.pages, ...second.pages]);
  let sum = 0;
  for (const needed of listNeeds([first, second])) {
    if (needed === first || needed === second) continue;
    if (listNeeds([needed]).has(first) || listNeeds([needed]).has(second)) return Infinity;
    for (const page of pages) sum += needed.pages.has(page) ? 0 : needed.bytes * getVisits(page);
  }
  return sum;
}

function listNeeds(parts: readonly Linked[]): Set<Linked> {
  const found = new Set(parts.flatMap(({ needs }) => [...needs]));
  for (const { needs } of found) needs.forEach((each) => found.add(each));
  return found;
}

function merge(parts: readonly Linked[], [first, second]: Pair, cost: Cost): Linked[] {
  const pages = new Set([...first.pages, ...second.pages]);
  const merged = {
    pages,
    visits: countVisits(pages, cost),
    bytes: first.bytes + second.bytes,
    modules: [...first.modules, ...second.modules],
    hasStyles: first.hasStyles || second.hasStyles,
    needs: new Set<Linked>(),
  };
  const isPart = (part: Linked) => part === first || part === second;
  const needed = listNeeds([first, second]);
  const renewed = new Map(
    parts.map((part) => {
      const all = needed.has(part) ? new Set([...part.pages, ...pages]) : part.pages;
      const copy = { ...part, pages: all, visits: countVisits(all, cost), needs: new Set<Linked>() };
      return [part, isPart(part) ? merged : copy];
    }),
  );
  for (const [part, copy] of renewed) {
    for (const each of part.needs) {
      const target = renewed.get(each);
      if (target && target !== copy) copy.needs.add(target);
    }
  }
  return [...new Set(renewed.values())];
}

function countVisits(pages: Iterable<string>, { getVisits }: Cost): number {
  return [...pages].reduce((sum, page) => sum + getVisits(page), 0);
}
