import { OverlayToaster, type Toaster } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { classes } from '../classes';
import { ToastBody } from './ToastBody';
import styles from './Toaster.module.css';
import { dragHandlers } from './toastDrag';
import { connectToasts, type Toast, TOAST_MAX, TOAST_POSITION, TOAST_TIMEOUT } from './toasts';

/** Renders toasts. Mounted once in the app (`UiProvider`). */
export function ToasterHost() {
  const toaster = useRef<OverlayToaster>(null);
  useEffect(() => connectToasts((toast) => toaster.current && raise(toaster.current, toast)), []);
  return (
    <div className={styles.host} {...dragHandlers}>
      <OverlayToaster ref={toaster} className={styles.stack} position={TOAST_POSITION} maxToasts={TOAST_MAX} />
    </div>
  );
}

let lastKey = 0;

function raise(toaster: Toaster, toast: Toast): void {
  lastKey += 1;
  const key = `toast-${lastKey}`;
  const intent = toast.intent ?? 'info';
  const dismiss = () => toaster.dismiss(key);
  toaster.show(
    {
      message: <ToastBody toast={toast} onClose={dismiss} />,
      className: classes(styles.toast, styles[intent]),
      timeout: TOAST_TIMEOUT,
      isCloseButtonShown: false,
    },
    key,
  );
}
