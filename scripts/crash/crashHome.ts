import { rmSync } from 'node:fs'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { endOnSignals, isInterrupted } from '../laurel/endOnSignals.ts'

/** Closes what a crash test opened; the last one closes first. */
export type Opened = (() => Promise<unknown>)[]

/** A data folder for one crash test. At a signal, what the test opened is closed and the folder is removed. */
export const withCrashHome = async <Result>(
  use: (home: string, opened: Opened) => Promise<Result>,
): Promise<Result> => {
  const home = createTemporaryHome('crash-')
  const opened: Opened = []
  const remove = (): void => rmSync(home, { recursive: true, force: true })
  const stopListening = endOnSignals(async () => {
    // The test goes on while it ends, so that closing may fail.
    for (const close of opened.toReversed()) await close().catch(() => undefined)
    remove()
  })
  try {
    return await use(home, opened)
  } finally {
    if (!isInterrupted()) remove()
    stopListening()
  }
}
