import { demoPassword } from '../../../mocks/seed/cast';

/** The password of everyone in a world. */
export const password = demoPassword;
