import { accountCatalog } from '../account/catalog';

export const otpTexts = accountCatalog.texts('otpTexts');
