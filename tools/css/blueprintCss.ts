/**
 * Reduces Blueprint's stylesheets to what we ship. Blueprint has two themes, forty components and its own palette as
 * literal values. This PostCSS plugin keeps the light theme of the components we use and replaces the palette with our
 * custom properties (src/platform/ui/theme/tokens.css), so that none of Blueprint's blues or reds remain.
 */
import type { AtRule, Declaration, Plugin, Root, Rule } from 'postcss';

const BLUEPRINT_FILE = /@blueprintjs[\\/][a-z]+[\\/]lib[\\/]css[\\/]/;
const DARK = /\.bp6-dark|\[data-bp-color-scheme=dark\]/;
const UNUSED_VARIABLE = /^--bp-palette-(vermilion|rose|violet|indigo|cerulean|turquoise|forest|lime|gold|sepia)-/;

/** Blueprint's literal color (hex without the #) and the custom property that replaces it. */
type Palette = ReadonlyArray<readonly [hex: string, token: string]>;

export type BlueprintCssOptions = { palette: Palette; isKeptClass: (name: string) => boolean };

export function blueprintCss({ palette, isKeptClass }: BlueprintCssOptions): Plugin {
  const retint = createRetinter(palette);
  return {
    postcssPlugin: 'crewboard-blueprint',
    OnceExit(root: Root) {
      root.walkRules((rule) => {
        if (isFromBlueprint(rule)) pruneRule(rule, isKeptClass);
      });
      root.walkAtRules((atRule) => {
        if (isFromBlueprint(atRule)) pruneAtRule(atRule);
      });
      root.walkDecls((declaration) => {
        if (!isFromBlueprint(declaration)) return;
        if (UNUSED_VARIABLE.test(declaration.prop)) declaration.remove();
        else declaration.value = retint(declaration.value);
      });
      root.walkAtRules('media', (media) => {
        if (media.nodes?.length === 0) media.remove();
      });
    },
  };
}

function isFromBlueprint(node: Rule | AtRule | Declaration): boolean {
  return BLUEPRINT_FILE.test(node.source?.input.file ?? '');
}

function pruneRule(rule: Rule, isKeptClass: BlueprintCssOptions['isKeptClass']): void {
  if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
  const kept = rule.selectors.filter((selector) => isKeptSelector(selector, isKeptClass));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Classes inside `:not()` do not count: they do not identify an element. */
function isKeptSelector(selector: string, isKeptClass: BlueprintCssOptions['isKeptClass']): boolean {
  const positive = selector.replaceAll(/:not\([^()]*\)/g, '');
  if (DARK.test(positive)) return false;
  return (positive.match(/\.[A-Za-z][\w-]*/g) ?? []).every((name) => isKeptClass(name.slice(1)));
}

function pruneAtRule(atRule: AtRule): void {
  const isDarkContrast = atRule.name === 'media' && /prefers-color-scheme:\s*dark/.test(atRule.params);
  if (isDarkContrast || atRule.name === 'charset') atRule.remove();
}

/** Returns a function that replaces the palette in one CSS value. Alpha values become relative colors. */
function createRetinter(palette: Palette): (value: string) => string {
  const byHex = new Map(palette);
  const byChannels = new Map(palette.map(([hex, token]) => [channels(hex), token]));
  return (value) =>
    value
      .replaceAll(/#([0-9a-f]{6})([0-9a-f]{2})?\b/gi, (found, hex: string, alpha: string | undefined) => {
        const token = byHex.get(hex.toLowerCase());
        if (token === undefined) return found;
        return alpha === undefined ? `var(${token})` : withAlpha(token, Number.parseInt(alpha, 16) / 255);
      })
      .replaceAll(/rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/g, (found, r: string, g: string, b: string, alpha: string) => {
        const token = byChannels.get(`${r},${g},${b}`);
        return token === undefined ? found : withAlpha(token, Number(alpha));
      });
}

function withAlpha(token: string, alpha: number): string {
  return `rgb(from var(${token}) r g b/${Math.round(alpha * 1000) / 1000})`;
}

function channels(hex: string): string {
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(',');
}
