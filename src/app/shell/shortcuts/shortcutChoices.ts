/** Choices for single-key shortcuts; the first is the default. */
export const shortcutChoices = ['on', 'off'] as const;
