import { getHelpKind } from '../../../domain/helpType';
import { jobsCatalog } from '../catalog';

export const labels = jobsCatalog.texts('labels');

/** What the crew does: load, unload or both. */
export const describeHelp = (helpType: number): string => labels.helpType[getHelpKind(helpType)];
