import type { MouseEvent } from 'react';
import { useRouter } from 'wouter';
import { useNavigate } from './useLink';

type AreaProps = Record<'onClick' | 'onAuxClick' | 'onMouseDown', (event: MouseEvent<HTMLElement>) => void>;

const middleButton = 1;
/** Elements with their own click action. */
const controls = 'a, button, input, label, select, textarea, summary, [role="button"], [role="menuitem"]';

/**
 * Makes the whole of a card open a path, in addition to the one real link that it has for keyboard and screen readers. A middle
 * click, or one with Ctrl or Cmd, opens a new tab. Controls keep their clicks, and selecting text does not navigate.
 */
export function useLinkArea(to: string): AreaProps {
  const { base } = useRouter();
  const navigate = useNavigate();
  const openTab = () => window.open(base + to, '_blank', 'noopener');
  return {
    onClick: (event) => {
      if (!isFree(event) || event.shiftKey || event.altKey || hasSelection(event.currentTarget)) return;
      if (event.metaKey || event.ctrlKey) openTab();
      else navigate(to);
    },
    onAuxClick: (event) => {
      if (event.button === middleButton && isFree(event)) openTab();
    },
    // Otherwise the browser starts to scroll automatically.
    onMouseDown: (event) => {
      if (event.button === middleButton && isFree(event)) event.preventDefault();
    },
  };
}

/** Not on a control, and not in a menu or dialog, whose events React passes on although they are elsewhere on the page. */
function isFree({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest(controls) === null;
}

function hasSelection(area: Element): boolean {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) return false;
  return area.contains(selection.anchorNode) || area.contains(selection.focusNode);
}
