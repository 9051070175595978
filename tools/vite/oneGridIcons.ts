import type { Plugin } from 'vite';

const ICON = /[\\/]@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]generated[\\/]components[\\/]([\w-]+)\.js$/;
const HELPER = '\0one-grid-icon';
/** Icons that the product draws with 20 pixels or more. */
const large = new Set(['camera', 'cross', 'star', 'star-empty']);

/**
 * Each icon of Blueprint has its paths on a grid of 16 and on one of 20 pixels, and its own component around them. The
 * product draws almost all with 16 pixels or fewer, so builds keep one grid, and one component for all. Another icon at
 * 20 pixels is the small one, scaled.
 */
export function oneGridIcons(): Plugin {
  return {
    name: 'one-grid-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source === HELPER ? HELPER : null),
    load: (id) => (id === HELPER ? { code: helper, moduleSideEffects: false } : null),
    transform: {
      filter: { id: ICON },
      handler(code, id) {
        const icon = ICON.exec(id)?.[1] ?? '';
        const name = /export const (\w+Icon) = React\.forwardRef/.exec(code)?.[1];
        const alias = /export const (\w+) = \w+Icon;/.exec(code)?.[1];
        const [small, wide] = ['PATHS_16', 'PATHS_20'].map(
          (grid) => new RegExp(`const ${grid} = (\\[.*\\]);`).exec(code)?.[1],
        );
        if (icon === 'index' || name === undefined) return null;
        const paths = large.has(icon) ? `${small}, ${wide}` : small;
        return {
          code: `import { createIcon } from '${HELPER}';
export const ${name} = /* @__PURE__ */ createIcon('${icon}', '${name}', ${paths});
export const ${alias} = ${name};
export default ${name};`,
          map: { mappings: '' },
        };
      },
    },
  };
}

const helper = `
import { createElement, forwardRef } from 'react';
import { SVGIconContainer } from '@blueprintjs/icons/lib/esm/svgIconContainer';

export function createIcon(iconName, name, small, large) {
  const Icon = forwardRef((props, ref) => {
    const isLarge = (props.size ?? 16) >= 20;
    const svgProps = isLarge && !large ? { viewBox: '0 0 16 16', ...props.svgProps } : props.svgProps;
    const paths = (isLarge && large) || small;
    const children = paths.map((d, key) => createElement('path', { key, d, fillRule: 'evenodd' }));
    return createElement(SVGIconContainer, { iconName, ref, ...props, svgProps, children });
  });
  Icon.displayName = 'Blueprint6.Icon.' + name;
  return Icon;
}
`;
