export type Grade = 'good' | 'fair' | 'poor';

/** Grade of a fit from 0 to 100. The number has the same meaning as the color. */
export function gradeScore(score: number): Grade {
  if (score >= 75) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}
