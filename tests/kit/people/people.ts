import { demoPassword } from '../../../mocks/account/seed/cast';

/** The password of everyone in a world. */
export const password = demoPassword;
