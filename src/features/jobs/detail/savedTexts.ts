/** Words about an edit that was just saved. */
export const savedTexts = {
  changed: (labels: readonly string[]) => `Changed: ${labels.join(', ')}`,
};
