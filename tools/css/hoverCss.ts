/**
 * Puts each rule for `:hover` into `@media (hover: hover)`. A phone has no pointer that leaves: what was tapped would
 * look hovered until the next tap.
 */
import type { Node, Plugin, Root } from 'postcss';

export function hoverCss(): Plugin {
  return {
    postcssPlugin: 'crewboard-hover',
    OnceExit(root: Root, { AtRule }) {
      root.walkRules((rule) => {
        const hovering = rule.selectors.filter(isForHover);
        if (hovering.length === 0 || isGuarded(rule)) return;
        const others = rule.selectors.filter((selector) => !isForHover(selector));
        const media = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source });
        media.append(rule.clone({ selectors: hovering }));
        rule.after(media);
        if (others.length === 0) rule.remove();
        else rule.selectors = others;
      });
    },
  };
}

/** A `:hover` in `:is()` does not count: its neighbors there apply without a pointer too. */
const isForHover = (selector: string) => selector.replaceAll(/:(is|not)\([^()]*\)/g, '').includes(':hover');

function isGuarded({ parent }: Node): boolean {
  if (parent === undefined) return false;
  return ('params' in parent && String(parent.params).includes('hover: hover')) || isGuarded(parent);
}
