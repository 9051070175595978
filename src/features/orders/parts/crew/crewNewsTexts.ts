import { ordersCatalog } from '../../catalog';

export const crewNewsTexts = ordersCatalog.texts('crewNewsTexts');
