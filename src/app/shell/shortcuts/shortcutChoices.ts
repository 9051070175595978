/** Whether single keys act; the first is the default. */
export const shortcutChoices = ['on', 'off'] as const;
