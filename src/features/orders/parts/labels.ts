import { getHelpKind } from '#domain/orders/helpType';
import { ordersCatalog } from '../catalog';

export const labels = ordersCatalog.texts('labels');

/** Work of the crew: load, unload or both. */
export const describeHelp = (helpType: number): string => labels.helpType[getHelpKind(helpType)];
