/** Color and ring of each formation status. */
export const formationStyles = {
  1: { tone: 'neutral', share: 'none' },
  2: { tone: 'warning', share: 'half' },
  3: { tone: 'info', share: 'most' },
  4: { tone: 'success', share: 'full' },
} as const;
