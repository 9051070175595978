import { getHelpKind } from '../../../domain/helpType';
import { jobsCatalog } from '../catalog';

export const words = jobsCatalog.texts('words');

/** What the crew does: load, unload or both. */
export const describeHelp = (helpType: number): string => words.helpType[getHelpKind(helpType)];
