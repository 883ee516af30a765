import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

export type TestCount = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** Reads what vitest reports; a file that did not even load counts as a failed test. */
export const countTests = (reportFile: string): TestCount => {
  const report = Report.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  }
}

export const addCounts = (counts: readonly TestCount[]): TestCount =>
  counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
