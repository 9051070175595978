/** Blueprint's classes that we ship, by component, without `bp6-`. Anything not listed here is not in the build. */
const PARTS: Record<string, readonly string[]> = {
  state: ['active', 'disabled', 'fill', 'small', 'large', 'loading', 'selected', 'minimal', 'interactive', 'round'],
  place: ['align-left', 'align-right', 'inline', 'position-left', 'position-right', 'text-overflow-ellipsis'],
  intent: ['intent-primary', 'intent-danger'],
  base: ['icon', 'portal', 'divider'],
  button: ['button', 'button-text', 'button-spinner', 'button-group'],
  spinner: ['spinner', 'spinner-animation', 'spinner-head', 'spinner-track', 'no-spin'],
  control: ['control', 'control-indicator', 'control-input', 'checkbox', 'switch'],
  input: ['input', 'input-group', 'input-action', 'input-left-container', 'text-area', 'text-area-auto-resize'],
  select: ['html-select'],
  menu: ['menu', 'menu-item', 'menu-item-icon', 'menu-item-label', 'popover-dismiss'],
  dialog: [
    'dialog',
    'heading',
    'dialog-container',
    'dialog-header',
    'dialog-body',
    'dialog-footer',
    'dialog-close-button',
  ],
  drawer: ['drawer', 'drawer-header', 'drawer-body', 'drawer-footer'],
};

/** Prefixes of classes that are composed at run time: transitions and placements. */
const FAMILIES = [/^overlay(-|$)/, /^popover(-|$)/, /^(datepicker|date-input)/];

const KEPT: ReadonlySet<string> = new Set(Object.values(PARTS).flat());

export function isKeptClass(name: string): boolean {
  if (name.startsWith('rdp')) return !/range|week-?number|multiple|dropdown_icon/.test(name);
  const part = name.replace(/^bp6-/, '');
  return KEPT.has(part) || FAMILIES.some((family) => family.test(part));
}
