import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { countingReads } from '@laurel/ledger/log/suite/countingReads.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { expect, it, onTestFinished } from 'vitest'
import { signOfDay } from './signOfDay.ts'

it.each([
  { store: 'where positions count events', postgresUrl: 'postgres://any', positions: 'counted' },
  { store: 'in another store', postgresUrl: undefined, positions: 'measured' },
] as const)(
  'the first checkpoint of a day reads the whole log, $store',
  async ({ postgresUrl, positions }) => {
    const home = await mkdtemp(join(tmpdir(), 'laurel-sign-'))
    onTestFinished(() => rm(home, { recursive: true, force: true }))
    const log = createMemoryLog({ positions })
    const team = await createTestTeam(createLedger({ log }), { memberNames: ['Ann', 'Ben'] })
    const sign = async (day: string) => {
      const { log: encryptedLog, events } = countingReads(log)
      const { checkpoint } = await signOfDay({ encryptedLog, postgresUrl }, home, day)
      return { read: events(), covers: checkpoint.events }
    }
    const first = await sign('2026-11-21')
    expect(first.read).toBe(first.covers)
    await team.give('Ann', ['Ben'], 10)
    const later = await sign('2026-11-21')
    const added = later.covers - first.covers
    // The event at the newest checkpoint is read again, to see that the log still has it.
    expect(later.read).toBe(postgresUrl === undefined ? later.covers : added + 1)
    await team.give('Ann', ['Ben'], 10)
    const nextDay = await sign('2026-11-22')
    expect(nextDay.read).toBe(nextDay.covers)
  },
)
