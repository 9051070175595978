export { accountTexts } from './texts.en';
export { emailTexts } from '../email/texts.en';
export { otpTexts } from '../otp/texts.en';
export { passwordTexts } from '../password/texts.en';
export { resetTexts } from '../reset/texts.en';
