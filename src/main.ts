import { EnvError, readEnv } from "#core/env.ts";
import { DirectoryInUseError } from "#db/directory-lock.ts";
import { loadServerBuild } from "./server-build.ts";
import { type Application, startApplication } from "./start.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What a person at the terminal can mend is said in one line; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof DirectoryInUseError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE" || code === "EACCES")
    return `${(error as Error).message}. Choose another PORT, METRICS_PORT or HOST.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The first signal drains, also one that comes while the application starts; a second one ends at once. */
function stopOnSignals(starting: Promise<Application>): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      starting
        .then(application => application.stop())
        .then(
          () => process.exit(0),
          error => {
            say(explain(error));
            process.exit(1);
          },
        );
    });
}

try {
  const starting = startApplication(readEnv(), loadServerBuild);
  stopOnSignals(starting);
  const application = await starting;
  if (application.url !== null)
    say(`\n  Ra3d is ready at ${application.url} (Arabic: ${application.url}/ar)`);
  if (application.signIn !== null) say(`  ${application.signIn}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
