/**
 * Dragging a toast aside: it follows the pointer to the right and closes at 60% of its width; otherwise it moves back.
 */
import type { PointerEvent } from 'react';
import { TOAST_DRAG_SHARE } from './messageRules';
import styles from './Messages.module.css';

type Drag = { toast: HTMLElement; close: HTMLElement; startX: number; pointerId: number };

let drag: Drag | undefined;

export const dragHandlers = {
  onPointerDown(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : undefined;
    const toast = target?.closest<HTMLElement>(`.${styles.toast}`);
    const close = toast?.querySelector<HTMLElement>(`.${styles.close} button`);
    // An undo message has no cross.
    if (!toast || !close || target?.closest('button, a') || event.button !== 0) return;
    drag = { toast, close, startX: event.clientX, pointerId: event.pointerId };
    toast.setPointerCapture?.(event.pointerId);
    toast.style.transition = 'none';
  },
  onPointerMove(event: PointerEvent): void {
    if (drag?.pointerId !== event.pointerId) return;
    const distance = dragDistance(drag, event);
    drag.toast.style.transform = `translateX(${distance}px)`;
    drag.toast.style.opacity = String(1 - distance / (drag.toast.offsetWidth || 1) / 2);
  },
  onPointerUp(event: PointerEvent): void {
    finish(event, true);
  },
  onPointerCancel(event: PointerEvent): void {
    finish(event, false);
  },
};

function finish(event: PointerEvent, canDismiss: boolean): void {
  if (drag?.pointerId !== event.pointerId) return;
  const { toast, close } = drag;
  const isFar = dragDistance(drag, event) >= toast.offsetWidth * TOAST_DRAG_SHARE;
  drag = undefined;
  toast.style.transition = '';
  if (canDismiss && isFar) return close.click();
  toast.style.transform = '';
  toast.style.opacity = '';
}

function dragDistance({ startX }: Drag, event: PointerEvent): number {
  return Math.max(0, event.clientX - startX);
}
