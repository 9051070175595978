import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component whose code is loaded when it is first rendered, or before by `preload`. */
export type PreloadableComponent<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * `React.lazy` that renders immediately what `preload` has loaded. React shows a placeholder for at least 300 ms otherwise,
 * even if the module is there.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = (await load()).default;
  };
  const Lazy = lazy(load);
  function Preloadable(props: Props) {
    // Fixed at mount, so that state is kept.
    const [Component] = useState(() => loaded ?? Lazy);
    return createElement(Component as ComponentType<Props>, props);
  }
  return Object.assign(Preloadable, { preload });
}
