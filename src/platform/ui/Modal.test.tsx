import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal, MODAL_WIDTHS, type ModalSize } from './Modal';
import { UiProvider } from './UiProvider';

const SIZES: ReadonlyArray<readonly [ModalSize, number]> = [
  ['x-small', 431],
  ['small', 580],
  ['average', 684],
  ['normal', 871],
  ['medium', 940],
  ['large', 1115],
  ['x-large', 1280],
];

describe('Modal', () => {
  it.each(SIZES)('%s is %d wide', (size, width) => {
    expect(MODAL_WIDTHS[size]).toBe(width);
    renderModal({ size });
    expect(screen.getByRole('dialog', { name: 'Invite helpers?' })).toHaveStyle({ width: `${width}px` });
  });

  it('is persistent: a click beside it does not close it', async () => {
    const onClose = renderModal();
    const backdrop = document.querySelector('.bp6-overlay-backdrop');
    if (backdrop === null) throw new Error('No backdrop');
    fireEvent.mouseDown(backdrop);
    const container = document.querySelector('.bp6-dialog-container');
    if (container !== null) fireEvent.mouseDown(container);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by Cancel, by its cross and by Escape', async () => {
    const onClose = renderModal();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('is not closed by anything while it works', async () => {
    const onClose = renderModal({ busy: true });
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  it('asks, says the consequence, and acts by the verb', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(
      <UiProvider>
        <ConfirmDialog
          open
          danger
          title="Cancel job 1042?"
          text="Three helpers will be told."
          action="Cancel job"
          cancelLabel="Keep job"
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      </UiProvider>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel job 1042?' });
    expect(dialog).toHaveAccessibleDescription('Three helpers will be told.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep job' }));
    expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

function renderModal(props: { size?: ModalSize; busy?: boolean } = {}) {
  const onClose = vi.fn();
  render(
    <UiProvider>
      <Modal
        open
        title="Invite helpers?"
        onClose={onClose}
        actions={<Button intent="primary">Invite</Button>}
        {...props}
      >
        <p>They see the job at once.</p>
      </Modal>
    </UiProvider>,
  );
  return onClose;
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}
