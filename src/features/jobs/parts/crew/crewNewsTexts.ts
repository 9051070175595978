import { jobsCatalog } from '../../catalog';

export const crewNewsTexts = jobsCatalog.texts('crewNewsTexts');
