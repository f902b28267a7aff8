import { customType, timestamp } from "drizzle-orm/pg-core";

/** An instant, in UTC, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
