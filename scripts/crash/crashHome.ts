import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder for one crash test. Named as test clusters are, so that a later test run ends what a killed one left. */
export const withCrashHome = async <Result>(use: (home: string) => Promise<Result>): Promise<Result> => {
  const home = mkdtempSync(join(tmpdir(), `laurel-test-${process.pid}-crash-`))
  // As root the database runs as another user, which has to reach its data in here.
  chmodSync(home, 0o755)
  try {
    return await use(home)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
