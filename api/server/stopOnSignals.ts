/**
 * At the first SIGINT or SIGTERM runs the steps in order and ends the process: with 0 when all went well, else
 * with 1 and the reason. A second signal ends it at once; what was acknowledged is safe, the database goes on running.
 */
export function stopOnSignals(...steps: (() => Promise<unknown>)[]): void {
  let stopping = false
  function onSignal(): void {
    if (stopping) process.exit(1)
    stopping = true
    runInOrder(steps).then(
      () => process.exit(0),
      error => {
        console.error(
          `Laurel did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`,
        )
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

async function runInOrder(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step()
}
