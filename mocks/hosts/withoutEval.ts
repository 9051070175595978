import { z } from 'zod';

/** Zod compiles schemas with `new Function` by default, which violates a content security policy. */
z.config({ jitless: true });
