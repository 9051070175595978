import type { DialogProps, DrawerProps, PopoverNextProps } from '@blueprintjs/core';
import { useState } from 'react';
import { lazyPart } from '../feedback/lazyPart';
import type { MenuPopoverProps } from './MenuPopover';

const load = () => import('./overlayParts');

export const LazyDialog = lazyPart<DialogProps>(async () => (await load()).Dialog, { failure: 'toast' });
export const LazyDrawer = lazyPart<DrawerProps>(async () => (await load()).Drawer, { failure: 'toast' });
export const LazyPopover = lazyPart<PopoverNextProps>(async () => (await load()).PopoverNext, { failure: 'toast' });
export const LazyMenuPopover = lazyPart<MenuPopoverProps>(async () => (await load()).MenuPopover, { failure: 'toast' });

/** Loads the code of all overlays before the first one opens. */
export async function prepareOverlays(): Promise<void> {
  await Promise.all([LazyDialog, LazyDrawer, LazyPopover, LazyMenuPopover].map(({ prepare }) => prepare()));
}

/** False until the first opening: a page has many overlays, and most stay closed. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened || isOpen;
}
