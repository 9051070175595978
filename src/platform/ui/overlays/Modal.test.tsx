import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../inputs/Button';
import { UiProvider } from '../UiProvider';
import { ConfirmDialog } from './ConfirmDialog';
import { type DialogKind, Modal, MODAL_WIDTHS, type ModalProps, type ModalSize } from './Modal';

const SIZES: ReadonlyArray<readonly [ModalSize, number]> = [
  ['x-small', 431],
  ['small', 580],
  ['average', 684],
  ['normal', 871],
  ['medium', 940],
  ['large', 1115],
  ['x-large', 1280],
];

const KINDS: readonly DialogKind[] = ['form', 'question', 'reading'];

describe('Modal', () => {
  it.each(SIZES)('%s is %d wide', (size, width) => {
    expect(MODAL_WIDTHS[size]).toBe(width);
    renderModal({ size });
    expect(screen.getByRole('dialog', { name: 'Invite helpers?' })).toHaveStyle({ width: `${width}px` });
  });

  it.each(KINDS)('%s is not closed by a click beside it', (kind) => {
    const onClose = renderModal({ kind });
    const backdrop = document.querySelector('.bp6-overlay-backdrop');
    const container = document.querySelector('.bp6-dialog-container');
    if (backdrop === null || container === null) throw new Error('No backdrop or no container');
    fireEvent.mouseDown(backdrop);
    fireEvent.mouseDown(container);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each(KINDS)('%s closes by Escape, by Cancel and by its cross', async (kind) => {
    const onClose = renderModal({ kind });
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('asks before Escape discards what was typed into a form', async () => {
    const onClose = renderModal({ kind: 'form', children: <input aria-label="Reason" /> });
    const field = screen.getByLabelText('Reason');
    await userEvent.type(field, 'Both will do{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByText('Keep editing'));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(field).toHaveValue('Both will do');
    await userEvent.type(field, '{Escape}');
    await userEvent.click(await screen.findByText('Discard'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not closed by anything while it works', async () => {
    const onClose = renderModal({ kind: 'question', busy: true });
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
          text="Three helpers will be notified."
          action="Cancel job"
          cancelLabel="Keep job"
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      </UiProvider>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel job 1042?' });
    expect(dialog).toHaveAccessibleDescription('Three helpers will be notified.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep job' }));
    expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

function renderModal({ children = <p>They see the job right away.</p>, ...props }: Partial<ModalProps> = {}) {
  const onClose = vi.fn<() => void>();
  render(
    <UiProvider>
      <Modal
        open
        kind="form"
        title="Invite helpers?"
        onClose={onClose}
        actions={<Button intent="primary">Invite</Button>}
        {...props}
      >
        {children}
      </Modal>
    </UiProvider>,
  );
  return onClose;
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}
