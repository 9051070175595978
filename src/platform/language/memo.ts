import { type ComponentType, createElement, type FunctionComponent, memo as memoByProps } from 'react';
import { useLanguage } from './useLanguage';

/**
 * React's `memo` for components that show texts: also renders again in another language. Lint refuses React's own, which
 * would keep the old texts.
 */
export function memo<Props extends object>(
  Component: ComponentType<Props>,
  hasSameProps?: (before: Readonly<Props>, after: Readonly<Props>) => boolean,
): FunctionComponent<Props> {
  function InLanguage(props: Props) {
    useLanguage();
    return createElement(Component, props);
  }
  InLanguage.displayName = Component.displayName ?? Component.name;
  return memoByProps(InLanguage, hasSameProps);
}
