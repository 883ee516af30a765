import { setTimeout as pause } from 'node:timers/promises'
import { type RunningDatabase, startDatabase } from './startDatabase.ts'

export type SuperviseDatabase = {
  home: string
  /** Hears of every time the server went away, one line each. */
  say?: (line: string) => void
}

export type SupervisedDatabase = Pick<RunningDatabase, 'url' | 'stop'>

const retryMs = 500

/**
 * Gives the embedded Postgres of this home, as `startDatabase` does, and starts it again at the same address whenever
 * it goes away before it was stopped: killed for lack of memory, or ended by hand.
 */
export async function superviseDatabase({
  home,
  say = line => console.error(line),
}: SuperviseDatabase): Promise<SupervisedDatabase> {
  let current = await startDatabase({ home })
  const { url } = current
  const settings = { port: new URL(url).port }
  const stopping = new AbortController()

  async function startAgain(): Promise<RunningDatabase | undefined> {
    while (!stopping.signal.aborted) {
      try {
        return await startDatabase({ home, settings })
      } catch (error) {
        say(`The database went away and can not be started: ${messageOf(error)} It is tried again.`)
        await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.lost
      await current.stop()
      const next = stopping.signal.aborted ? undefined : await startAgain()
      if (!next) return
      current = next
      if (next.url === url) say('The database went away by itself. It runs again, nothing is lost.')
      else say('The database went away and now listens on another port. Start Laurel again to use it.')
    }
  }

  const watching = watch()
  async function stop(): Promise<void> {
    stopping.abort()
    await current.stop()
    await watching
    // A start that was under way has just finished.
    await current.stop()
  }
  return { url, stop }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
