import { crewIn90Seconds } from './crewIn90Seconds';
import { finishAndPay } from './finishAndPay';
import { fromNothing } from './fromNothing';
import { moveJob } from './moveJob';
import { sixTenAm } from './sixTenAm';
import type { Story } from './story';

export const stories: readonly Story[] = [crewIn90Seconds, sixTenAm, finishAndPay, moveJob, fromNothing];
