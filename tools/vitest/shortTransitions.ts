import type { Plugin } from 'vite';

/**
 * Dialogs, menus and messages open and close in the next task, where a page animates them for 100 to 300 ms. The states
 * they go through stay.
 */
export function shortTransitions(): Plugin {
  return {
    name: 'short-transitions',
    transform: {
      filter: { id: /[\\/]react-transition-group[\\/]esm[\\/]Transition\.js$/ },
      handler: (code) => `${code}\n${ending}`,
    },
  };
}

/** Replaces the method that waits for the end of an animation; the module calls its component `Transition`. */
const ending = `
Transition.prototype.onTransitionEnd = function onTransitionEnd(_duration, handler) {
  this.setNextCallback(handler);
  setTimeout(this.nextCallback, 0);
};
`;
