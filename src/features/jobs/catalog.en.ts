export { actionTexts } from './actions/texts.en';
export { bulkTexts } from './bulk/texts.en';
export { sheetTexts } from './daySheet/texts.en';
export { savedTexts } from './detail/savedTexts.en';
export { detailTexts } from './detail/texts.en';
export { exportTexts } from './export/texts.en';
export { historyTexts } from './history/texts.en';
export { listTexts } from './list/texts.en';
