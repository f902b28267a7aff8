import { describe, expect, it } from "vitest";
import { countPlaywright, countStage, countVitest, sumCounts, summaryLine } from "./count.mjs";

describe("counting", () => {
  it("counts vitest's tests, and a file that did not load as a failure", () => {
    const testResults = [
      { status: "passed", assertionResults: [{}] },
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
    ];
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it("counts playwright's tests, those of the second try as passed, errors outside of tests as failures", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it("takes what a sound stage reports", () => {
    const counts = { passed: 2, failed: 1, skipped: 0 };
    expect(countStage(1, counts)).toEqual({ counts });
    expect(countStage(0, { ...counts, failed: 0 })).toEqual({ counts: { ...counts, failed: 0 } });
  });

  it.each([
    ["left no report", 0, null],
    ["ran no test", 0, { passed: 0, failed: 0, skipped: 3 }],
    ["failed outside of its tests with exit code 1", 1, { passed: 9, failed: 0, skipped: 0 }],
  ])("fails a stage that %s", (remark, exitCode, reported) => {
    const { counts, remark: said } = countStage(exitCode, reported);
    expect(said).toBe(remark);
    expect(counts.failed).toBe(1);
  });

  it("counts a silent stage only when it fails", () => {
    expect(countStage(0, null, true).counts.failed).toBe(0);
    expect(countStage(1, null, true).counts.failed).toBe(1);
  });

  it("sums and says so in one line", () => {
    const sum = sumCounts([
      { passed: 1, failed: 2, skipped: 0 },
      { passed: 3, failed: 0, skipped: 4 },
    ]);
    expect(summaryLine(sum)).toBe("4 passed, 2 failed, 4 skipped");
    expect(summaryLine({ ...sum, skipped: 0 })).toBe("4 passed, 2 failed");
  });
});
