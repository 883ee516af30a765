import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

let isEnding = false

/** Whether a signal is ending this process: errors of interrupted work are not reported. */
export const isInterrupted = (): boolean => isEnding

/**
 * At a signal ends what is open, then the process with the exit code that shells give to it. A second signal ends it at
 * once. Answers a function that stops listening.
 */
export const endOnSignals = (end: () => Promise<unknown>): (() => void) => {
  const onSignal = (signal: (typeof signals)[number]): void => {
    const code = 128 + constants.signals[signal]
    if (isEnding) process.exit(code)
    isEnding = true
    // What still runs fails when its stores are closed.
    process.on('uncaughtException', () => undefined)
    end().then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(code)
      },
    )
  }
  for (const signal of signals) process.on(signal, onSignal)
  return () => {
    for (const signal of signals) process.off(signal, onSignal)
  }
}
