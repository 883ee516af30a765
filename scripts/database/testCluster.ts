import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '@laurel/api/server/embeddedDatabase/postmaster.ts'
import { type RunningDatabase, startDatabase } from '@laurel/api/server/embeddedDatabase/startDatabase.ts'
import { createTemporaryHome, temporaryHomePrefix } from './temporaryHome.ts'

/** Tests trade safety against power cuts for speed. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** Starts an empty cluster in a temporary folder; stopping it removes the folder. */
export async function startTestCluster(): Promise<RunningDatabase> {
  await removeAbandoned()
  const home = createTemporaryHome()
  const database = await startDatabase({ home, settings })
  return {
    ...database,
    async stop() {
      await database.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** A test run that was killed left its server running; joining and leaving it stops it. */
async function removeAbandoned(): Promise<void> {
  const abandoned = readdirSync(tmpdir()).filter(name => {
    const pid = Number(name.slice(temporaryHomePrefix.length).split('-')[0])
    return name.startsWith(temporaryHomePrefix) && !isAlive(pid)
  })
  for (const name of abandoned) {
    const home = join(tmpdir(), name)
    try {
      await (await startDatabase({ home })).stop()
      rmSync(home, { recursive: true, force: true })
    } catch {
      // Another user's, or half made: it is in nobody's way.
    }
  }
}
