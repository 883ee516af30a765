import { join } from 'node:path'
import { readPostmaster } from '@laurel/api/server/embeddedDatabase/postmaster.ts'
import { type RunningDatabase, startDatabase } from '@laurel/api/server/embeddedDatabase/startDatabase.ts'
import { until } from '../until.ts'

export type DatabaseVictim = {
  readonly url: string
  /** Ends the server process without a word and starts it again at the same address. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The embedded database of a home of its own, durable as always, on a port that stays. */
export const startDatabaseVictim = async (home: string, port: number): Promise<DatabaseVictim> => {
  const start = () => startDatabase({ home, settings: { port: String(port) } })
  let running: RunningDatabase = await start()
  const kill = async (): Promise<void> => {
    const data = join(home, 'database', 'cluster', 'data')
    const pid = readPostmaster(data)?.pid
    if (pid === undefined) throw new Error(`There is no database to kill in ${data}.`)
    process.kill(pid, 'SIGKILL')
    await until('the killed database is gone', () => (readPostmaster(data)?.pid === pid ? undefined : true))
    await running.stop()
    running = await start()
  }
  return { url: running.url, kill, stop: () => running.stop() }
}
