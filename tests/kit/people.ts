import { demoPassword } from '../../mocks/seed/cast';

/** The password of everybody in a world. */
export const password = demoPassword;
