export { accountTexts } from './texts.es';
export { emailTexts } from '../email/texts.es';
export { otpTexts } from '../otp/texts.es';
export { passwordTexts } from '../password/texts.es';
export { resetTexts } from '../reset/texts.es';
