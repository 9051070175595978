import { findFirstFocusable, findPageHeading, isUsable } from './focusable';

/** Last place of the focus, with the elements around it in case it is removed. Steps go from the inside out. */
export type Place = { element: HTMLElement; steps: readonly Step[] };

type Step = { parent: Element; child: Element; after: readonly Element[]; before: readonly Element[] };

const BOUNDARY = 'body, main, [role=dialog], [role=alertdialog]';
const ROW = 'li, tr, article, [role=listitem], [role=row]';
const PART = 'section, [role=region], [role=tabpanel]';

export function rememberPlace(element: HTMLElement): Place {
  const steps: Step[] = [];
  for (let child: Element = element; child.parentElement && !child.matches(BOUNDARY); child = child.parentElement) {
    const siblings = [...child.parentElement.children];
    const index = siblings.indexOf(child);
    const [after, before] = [siblings.slice(index + 1), siblings.slice(0, index).toReversed()];
    steps.push({ parent: child.parentElement, child, after, before });
  }
  return { element, steps };
}

/**
 * The element itself; else the next row of its list, or what is next to it; else the heading of its part of the page;
 * else the page's heading.
 */
export function findInPlace(place: Place | undefined): HTMLElement | undefined {
  if (place && isUsable(place.element)) return place.element;
  const heading = findPageHeading();
  const near = place && findAround(place.steps, heading);
  return near ?? heading ?? document.querySelector<HTMLElement>('main') ?? undefined;
}

function findAround(steps: readonly Step[], heading: HTMLElement | undefined): HTMLElement | undefined {
  const left = steps.filter(({ parent }) => parent.isConnected);
  const end = left.findIndex(({ parent }) => parent.matches(BOUNDARY) || (heading && parent.contains(heading)));
  for (const step of end < 0 ? left : left.slice(0, end)) {
    const near = findNear(step) ?? findPartHeading(step.parent);
    if (near) return near;
  }
  return undefined;
}

function findNear({ parent, child, after, before }: Step): HTMLElement | undefined {
  const isRow = child.matches(ROW);
  const siblings = [...after, ...before].filter(
    (each) => each.parentElement === parent && (!isRow || each.matches(ROW)),
  );
  for (const sibling of siblings) {
    const found = findFirstFocusable(sibling);
    if (found) return found;
  }
  return isRow ? undefined : findFirstFocusable(parent);
}

function findPartHeading(parent: Element): HTMLElement | undefined {
  return parent.closest(PART)?.querySelector<HTMLElement>('h2, h3') ?? undefined;
}
