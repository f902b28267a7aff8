import { z } from "zod";

/**
 * Zod compiles schemas by `new Function` where it may. Our pages forbid that, and even the attempt is reported as a
 * violation, so it is switched off in browsers. Import this before any schema that a page uses.
 */
if (typeof document !== "undefined") z.config({ jitless: true });
