/** Blueprint's dialogs and menus, and what places them: loaded when the first one opens (lazyOverlays.ts). */
export { Dialog, Drawer, PopoverNext } from '@blueprintjs/core';
export { MenuPopover } from './MenuPopover';
