/** Copies text to the clipboard. Uses the older API where the page is not secure (plain http). False when it fails. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  (focused?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  // Deprecated, but the only way on a page that is not secure.
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
