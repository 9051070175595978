import { helperJobsCatalog } from '../catalog';

export const answerTexts = helperJobsCatalog.texts('answerTexts');
