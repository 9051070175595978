/** Puts a text on the clipboard, by the older way where a page is not trusted with it (plain http); false when it cannot. */
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
  // Deprecated, and the only way there is without a secure page.
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
