import type { Page } from '@playwright/test';
import { inboxTexts } from '../../../mocks/demo/panel/inboxTexts';

/** The smallest side of a target on a phone in pixels; half a pixel less for fractions. */
const leastSide = 43.5;

/**
 * Lists what can be pressed on the page but is smaller than a finger needs. A label counts for its field, and the area that
 * a button has around it for its own size. The inbox of the demo is no part of the product.
 */
export async function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, demo]) => {
      const targets = 'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled';
      const isLarge = (width: number, height: number) => width >= least && height >= least;
      const hasLargeArea = (target: Element) =>
        ['::before', '::after'].some((part) => {
          const { width, height, content } = getComputedStyle(target, part);
          return content !== 'none' && isLarge(parseFloat(width), parseFloat(height));
        });
      return [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((target) => !target.closest(`aside[aria-label="${demo}"]`))
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.offsetWidth > 1)
        .filter((target) => {
          const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
          const boxes = [target, ...labels].map((element) => element.getBoundingClientRect());
          return !boxes.some(({ width, height }) => isLarge(width, height)) && !hasLargeArea(target);
        })
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return `${Math.round(width)}×${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`;
        });
    },
    [leastSide, inboxTexts.demo] as const,
  );
}
