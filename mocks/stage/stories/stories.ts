import { crewIn90Seconds } from './crewIn90Seconds';
import type { Story } from './story';

export const stories: readonly Story[] = [crewIn90Seconds];
