import { createPublicKey } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFile } from '@laurel/ledger/checkpoints/checkFile.ts'
import { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { createCheckpointCheck } from '@laurel/ledger/checkpoints/checkpointCheck.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../database/testDatabase.ts'
import { keptCheckpoints } from './checkpointFile.ts'
import { checkpointKey } from './checkpointKey.ts'
import { keepHourlyCheckpoint } from './hourlyCheckpoint.ts'
import { signNow } from './signNow.ts'

const { url: databaseUrl } = await createTestDatabase()
const folders: string[] = []
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))))

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-hourly-'))
  folders.push(folder)
  return folder
}

const setUp = async (positions: 'measured' | 'counted' = 'measured') => {
  const log: EventLog = createMemoryLog({ positions })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const home = await newFolder()
  const folder = join(await newFolder(), 'auditor')
  const keep = (
    hour: string,
    { at = home, encryptedLog = log, signal = new AbortController().signal } = {},
  ) =>
    keepHourlyCheckpoint(
      { stores: { encryptedLog, databaseUrl, postgresUrl: undefined }, home: at, folder },
      hour,
      signal,
    )
  const files = async () => (await readdir(folder)).sort()
  const textOf = (file: string) => readFile(join(folder, file), 'utf8')
  /** All files in order, as an auditor reads them. */
  const chain = async (): Promise<CheckpointLine[]> => {
    const texts = await Promise.all((await files()).map(textOf))
    return texts
      .join('')
      .split('\n')
      .filter(line => line !== '')
      .map(line => CheckpointLine.parse(JSON.parse(line)))
  }
  return { log, team, home, folder, keep, files, textOf, chain }
}

const countEvents = async (log: EventLog): Promise<number> => {
  let events = 0
  for await (const batch of log.readAll()) events += batch.length
  return events
}

const differencesFrom = async (log: EventLog, lines: readonly CheckpointLine[]) => {
  const check = createCheckpointCheck(lines)
  const findings: unknown[] = []
  for await (const batch of log.readAll()) for (const event of batch) findings.push(...check.observe(event))
  return [...findings, ...check.end()]
}

describe('the checkpoint of an hour', () => {
  it('is signed once, however often, and however many at the same time, ask for it', async () => {
    const { keep, files, textOf, chain, team } = await setUp()
    await Promise.all([keep('2026-11-21T09'), keep('2026-11-21T09'), keep('2026-11-21T09')])
    const signed = await textOf('2026-11-21T09.jsonl')
    await team.give('Ann', ['Ben'], 10)
    await keep('2026-11-21T09')
    expect(await files()).toEqual(['2026-11-21T09.jsonl'])
    expect(await textOf('2026-11-21T09.jsonl')).toBe(signed)
    expect(await chain()).toHaveLength(1)
  })

  it('continues the hours before it, also after days without any run and after checkpoints by hand', async () => {
    const { keep, chain, team, log, home, files } = await setUp()
    await keep('2026-11-01T09')
    await team.give('Ann', ['Ben'], 10)
    await signNow(log, home)
    await team.give('Ann', ['Ben'], 20)
    await keep('2026-11-09T09')
    const lines = await chain()
    expect(await files()).toEqual(['2026-11-01T09.jsonl', '2026-11-09T09.jsonl'])
    expect(lines).toHaveLength(3)
    expect(checkFile(lines, createPublicKey(await checkpointKey(home)))).toEqual([])
    expect(await differencesFrom(log, lines)).toEqual([])
    expect(lines.at(-1)?.checkpoint.events).toBe(await countEvents(log))
  })

  it('is an empty file when nothing was recorded since the one before', async () => {
    const { keep, textOf, chain } = await setUp()
    await keep('2026-11-21T09')
    await keep('2026-11-22T09')
    expect(await textOf('2026-11-22T09.jsonl')).toBe('')
    expect(await chain()).toHaveLength(1)
  })

  it('is not written for a log that was changed', async () => {
    const { keep, files, log } = await setUp()
    await keep('2026-11-21T09')
    const cutOff: EventLog = {
      ...log,
      readAll: async function* (...request) {
        for await (const batch of log.readAll(...request)) yield batch.slice(0, -1)
      },
    }
    await expect(keep('2026-11-22T09', { encryptedLog: cutOff })).rejects.toThrow('No checkpoint was signed')
    expect(await files()).toEqual(['2026-11-21T09.jsonl'])
  })

  it('is not mixed with those of another installation', async () => {
    const { keep, files } = await setUp()
    await keep('2026-11-21T09')
    await expect(keep('2026-11-22T09', { at: await newFolder() })).rejects.toThrow(
      'does not continue what is in',
    )
    expect(await files()).toEqual(['2026-11-21T09.jsonl'])
  })

  it('is signed every hour, and kept in the data folder when no other folder is named', async () => {
    const { team, home, log } = await setUp()
    const stores = { encryptedLog: log, databaseUrl, postgresUrl: undefined }
    const sign = (hour: string) => keepHourlyCheckpoint({ stores, home }, hour, new AbortController().signal)
    await sign('2026-11-21T09')
    await team.give('Ann', ['Ben'], 10)
    await sign('2026-11-21T10')
    const signed = await keptCheckpoints(home)
    expect(signed).toHaveLength(2)
    await team.give('Ann', ['Ben'], 20)
    const { recordedAt = '' } = signed.at(-1)?.checkpoint ?? {}
    await sign(recordedAt.slice(0, '2026-11-22T14'.length))
    expect(await keptCheckpoints(home)).toHaveLength(2)
  })

  it.each([
    ['counted', databaseUrl],
    ['measured', undefined],
  ] as const)('reads an idle log once a day, where positions are %s', async (positions, postgresUrl) => {
    const { team, home, log } = await setUp(positions)
    const readings: (number | undefined)[] = []
    const counted: EventLog = {
      ...log,
      readAll: (after, request) => {
        readings.push(after)
        return log.readAll(after, request)
      },
    }
    const sign = (hour: string) =>
      keepHourlyCheckpoint(
        { stores: { encryptedLog: counted, databaseUrl, postgresUrl }, home },
        hour,
        new AbortController().signal,
      )
    await sign('2025-11-20T23')
    const before = await keptCheckpoints(home)
    readings.length = 0
    for (const hour of ['2025-11-21T00', '2025-11-21T00', '2025-11-21T01', '2025-11-21T23']) await sign(hour)
    expect(readings).toEqual([undefined])
    expect(await keptCheckpoints(home)).toEqual(before)

    await team.give('Ann', ['Ben'], 10)
    readings.length = 0
    for (const hour of ['2025-11-21T23', '2025-11-21T23']) await sign(hour)
    expect(readings).toEqual([postgresUrl === undefined ? undefined : before.at(-1)?.checkpoint.position])
    expect(await keptCheckpoints(home)).toHaveLength(before.length + 1)

    readings.length = 0
    await sign('2025-11-22T00')
    expect(readings).toEqual([undefined])
  })

  it('waits for the next leader when this one stops', async () => {
    const { keep, folder } = await setUp()
    await keep('2026-11-21T09', { signal: AbortSignal.abort() })
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
  })

  it('stops with the process in the middle of a long log, and signs nothing', async () => {
    const { keep, log, files, folder } = await setUp()
    const stopping = new AbortController()
    let batches = 0
    const encryptedLog: EventLog = {
      ...log,
      readAll: async function* (...place) {
        for await (const events of log.readAll(place[0], place[1], 1)) {
          batches += 1
          if (batches === 2) stopping.abort()
          yield events
        }
      },
    }
    await keep('2026-11-21T09', { encryptedLog, signal: stopping.signal })
    expect(batches).toBe(2)
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
    await keep('2026-11-21T09')
    expect(await files()).toEqual(['2026-11-21T09.jsonl'])
  })
})
