import { rmSync } from 'node:fs'
import { createTemporaryHome } from '../database/temporaryHome.ts'

/** A data folder for one crash test. */
export const withCrashHome = async <Result>(use: (home: string) => Promise<Result>): Promise<Result> => {
  const home = createTemporaryHome('crash-')
  try {
    return await use(home)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
