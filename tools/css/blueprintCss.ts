/**
 * What of Blueprint's stylesheets we ship. Blueprint carries two themes, forty components and its own palette as
 * literal values; this PostCSS plugin keeps the light theme of the parts we use and replaces the palette by our
 * custom properties (src/platform/ui/tokens.css), so that no blue or red of Blueprint's survives.
 */
import type { AtRule, Declaration, Plugin, Root, Rule } from 'postcss';
import { BLUEPRINT_HEX, BLUEPRINT_RGB } from './blueprintColours.ts';
import { isKeptClass } from './blueprintParts.ts';

const BLUEPRINT_FILE = /@blueprintjs[\\/][a-z]+[\\/]lib[\\/]css[\\/]/;
const DARK = /\.bp6-dark|\[data-bp-color-scheme=dark\]/;
const UNUSED_VARIABLE = /^--bp-palette-(vermilion|rose|violet|indigo|cerulean|turquoise|forest|lime|gold|sepia)-/;

export function blueprintCss(): Plugin {
  return {
    postcssPlugin: 'crewboard-blueprint',
    OnceExit(root: Root) {
      root.walkRules((rule) => {
        if (isFromBlueprint(rule)) pruneRule(rule);
      });
      root.walkAtRules((atRule) => {
        if (isFromBlueprint(atRule)) pruneAtRule(atRule);
      });
      root.walkDecls((declaration) => {
        if (isFromBlueprint(declaration)) retint(declaration);
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

function pruneRule(rule: Rule): void {
  if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
  const kept = rule.selectors.filter(isKeptSelector);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Negations say nothing about what an element is, so classes inside `:not()` do not count. */
function isKeptSelector(selector: string): boolean {
  const positive = selector.replaceAll(/:not\([^()]*\)/g, '');
  if (DARK.test(positive)) return false;
  return (positive.match(/\.[A-Za-z][\w-]*/g) ?? []).every((name) => isKeptClass(name.slice(1)));
}

function pruneAtRule(atRule: AtRule): void {
  const isDarkContrast = atRule.name === 'media' && /prefers-color-scheme:\s*dark/.test(atRule.params);
  if (isDarkContrast || atRule.name === 'charset') atRule.remove();
}

function retint(declaration: Declaration): void {
  if (UNUSED_VARIABLE.test(declaration.prop)) {
    declaration.remove();
    return;
  }
  declaration.value = retinted(declaration.value);
}

/** One CSS value with Blueprint's palette replaced; alpha survives as relative colour. */
export function retinted(value: string): string {
  const solid = value.replaceAll(/#([0-9a-f]{6})([0-9a-f]{2})?\b/gi, (found, hex: string, alpha: string | undefined) => {
    const token = BLUEPRINT_HEX.get(hex.toLowerCase());
    if (token === undefined) return found;
    return alpha === undefined ? `var(${token})` : withAlpha(token, String(round(Number.parseInt(alpha, 16) / 255)));
  });
  return solid.replaceAll(/rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/g, (found, r: string, g: string, b: string, alpha: string) => {
    const token = BLUEPRINT_RGB.get(`${r},${g},${b}`);
    return token === undefined ? found : withAlpha(token, alpha);
  });
}

function withAlpha(token: string, alpha: string): string {
  return `rgb(from var(${token}) r g b/${alpha})`;
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
