const none = { passed: 0, failed: 0, skipped: 0 };

/** Vitest's JSON report: a file that did not load has no tests, and so counts as one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    file => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Playwright's JSON report; errors outside of tests (set-up, files that did not load) are failures, too. What passed
 * at its second try has passed: its own list names it.
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * What a stage adds to the sum. `counts` is null when it left no report. A stage that ran nothing, or that
 * failed for another reason than a failed test, counts as one failure, so that nothing broken looks whole.
 */
export function countStage(exitCode, counts, isSilent = false) {
  if (isSilent) {
    return exitCode === 0
      ? { counts: none }
      : { counts: { ...none, failed: 1 }, remark: `failed with exit code ${exitCode}` };
  }
  if (counts === null) return { counts: { ...none, failed: 1 }, remark: "left no report" };
  if (counts.passed + counts.failed === 0) return { counts: { ...counts, failed: 1 }, remark: "ran no test" };
  if (exitCode !== 0 && counts.failed === 0) {
    return {
      counts: { ...counts, failed: 1 },
      remark: `failed outside of its tests with exit code ${exitCode}`,
    };
  }
  return { counts };
}

export const sumCounts = list =>
  list.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  );

export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
