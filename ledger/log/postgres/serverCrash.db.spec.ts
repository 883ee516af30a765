import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPostmaster } from '@laurel/api/server/embeddedDatabase/postmaster.ts'
import { type RunningDatabase, startDatabase } from '@laurel/api/server/embeddedDatabase/startDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import type { EventLog } from '../port.ts'
import { collect, namedEvent } from '../suite/logFixture.ts'
import { verifyChain } from '../verifyChain.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

// A server of its own with default durability, to be killed.
const home = mkdtempSync(join(tmpdir(), 'laurel-crash-'))
chmodSync(home, 0o755)
let database: RunningDatabase | undefined

afterAll(async () => {
  await database?.stop()
  rmSync(home, { recursive: true, force: true })
})

// Two starts of a durable server and a recovery between them; seconds, and more on a busy machine.
const patienceMs = 60_000
const callers = 16
const enough = 400

/** Appends until the server is gone; notes what was acknowledged, and the one append whose outcome is unknown. */
const appendUntilGone = async (log: EventLog, stream: string, onAcknowledged: () => void) => {
  for (let turn = 0; ; turn += 1) {
    try {
      await log.append(
        stream,
        [namedEvent(`${stream}.${turn}.a`), namedEvent(`${stream}.${turn}.b`)],
        turn * 2 - 1,
      )
      onAcknowledged()
    } catch {
      return { stream, acknowledged: turn }
    }
  }
}

test(
  'a server that is killed under load keeps every acknowledged append, and no half of any',
  async () => {
    database = await startDatabase({ home })
    await migrateLog(database.url)
    const log = createPostgresLog({ url: database.url, warn: () => {} })
    let acknowledged = 0
    const killWhenEnough = () => {
      acknowledged += 1
      const server = readPostmaster(join(home, 'database/cluster/data'))
      if (acknowledged === enough && server) process.kill(server.pid, 'SIGKILL')
    }
    const ends = await Promise.all(
      Array.from({ length: callers }, (_, caller) => appendUntilGone(log, `crash-${caller}`, killWhenEnough)),
    )
    await log.close()
    await database.stop()

    database = await startDatabase({ home })
    const after = createPostgresLog({ url: database.url, warn: () => {} })
    for (const end of ends) {
      const unknown = ['a', 'b'].map(part => namedEvent(`${end.stream}.${end.acknowledged}.${part}`))
      const survived = await collect(after.readStream(end.stream))
      expect([end.acknowledged * 2, end.acknowledged * 2 + 2]).toContain(survived.length)
      expect(await after.append(end.stream, unknown, end.acknowledged * 2 - 1)).toMatchObject({
        kind: 'appended',
      })
      expect(await collect(after.readStream(end.stream))).toHaveLength(end.acknowledged * 2 + 2)
    }
    expect(await verifyChain(after, { hasContiguousPositions: true })).toMatchObject({ kind: 'sound' })
    await after.close()
  },
  patienceMs,
)
