import { z } from 'zod';

/** Schemas are compiled with `new Function` unless told; under a content security policy that is a violation. */
z.config({ jitless: true });
