import { format } from "node:util";

/** Reports every console.error and console.warn. A test that expects one puts its own spy in its place. */
export function watchConsole(report: (offence: Error) => void): void {
  for (const method of ["error", "warn"] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      original(...values);
      report(new Error(`console.${method} was called: ${format(...values)}`));
    };
  }
}
