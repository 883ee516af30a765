import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { collect } from '@laurel/ledger/log/suite/logFixture.ts'
import { readInstallation } from '@laurel/ledger/vault/installation.ts'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { copyAhead, type LogMove, moveLog } from './moveLog.ts'
import { createMovableLog, recordedIn } from './testing/createMovableLog.ts'

type MovableLog = Awaited<ReturnType<typeof createMovableLog>>

const opened: MovableLog[] = []
const open = async (): Promise<MovableLog> => {
  const movable = await createMovableLog()
  opened.push(movable)
  return movable
}
afterEach(async () => {
  for (const movable of opened.splice(0)) await movable.close()
})

const eventAt = async (log: EventLog, position: number) => {
  const { position: _position, ...event } = (await log.eventAt(position)) ?? {}
  return event
}

describe('a log that moves to EventStoreDB', () => {
  it('has every event there as it was, and the installation knows where it is', async () => {
    const { inPostgres, inEventStore, there, pool } = await open()
    const events = await recordedIn(inPostgres)
    expect(await moveLog(there)).toMatchObject({ kind: 'equal', events: events.length })
    expect(await recordedIn(inEventStore)).toEqual(events)
    expect((await verifyLedger(inEventStore)).findings).toEqual([])
    expect(await readInstallation(pool)).toMatchObject({ log: 'eventstore' })
  })

  it('is announced once: what was announced before the move is not announced again, and what comes is', async () => {
    const { inEventStore, there, announcements, announce, give } = await open()
    const before = await announcements()
    await moveLog(there)
    const after = await announcements()
    expect(after.map(({ stream, revision }) => [stream, revision])).toEqual(
      before.map(({ stream, revision }) => [stream, revision]),
    )
    for (const { stream, revision, position } of after)
      expect(await inEventStore.eventAt(position)).toMatchObject({ stream, revision })
    await announce(inEventStore)
    expect(await announcements()).toEqual(after)
    await give(inEventStore, 'four')
    await announce(inEventStore)
    expect(await announcements()).toHaveLength(before.length + 1)
  })

  it('keeps the promise keeper at the event where it was', async () => {
    const { inPostgres, inEventStore, there, promises } = await open()
    const reached = (await collect(inPostgres.readAll())).at(-3)?.position ?? -1
    await promises.save(reached)
    await moveLog(there)
    const moved = await promises.load()
    expect(moved).not.toBe(reached)
    expect(await eventAt(inEventStore, moved)).toEqual(await eventAt(inPostgres, reached))
  })

  it('has its read models built by the next start', async () => {
    const { inPostgres, inEventStore, there, project, pool } = await open()
    expect(await project(inPostgres)).toBe(true)
    const [before] = (await pool.query('select max(position) from read_activity.activities')).rows
    await moveLog(there)
    expect(await project(inEventStore)).toBe(true)
    const [after] = (await pool.query('select max(position) from read_activity.activities')).rows
    expect(await eventAt(inEventStore, Number(after.max))).toEqual(
      await eventAt(inPostgres, Number(before.max)),
    )
  })

  it('leaves a log in PostgreSQL that takes no more events', async () => {
    const { inPostgres, there, give } = await open()
    await moveLog(there)
    await expect(give(inPostgres, 'stray')).rejects.toThrow('accepts no events')
  })
})

describe('a log that moves back', () => {
  it('continues the one that PostgreSQL kept', async () => {
    const { inPostgres, inEventStore, url, there, back, give, project, pool } = await open()
    await moveLog(there)
    await give(inEventStore, 'four')
    await migrateLog(url)
    const events = await recordedIn(inEventStore)
    await moveLog(back)
    expect(await recordedIn(inPostgres)).toEqual(events)
    expect((await verifyLedger(inPostgres, { hasContiguousPositions: true })).findings).toEqual([])
    expect(await readInstallation(pool)).toMatchObject({ log: 'postgres' })
    expect(await project(inPostgres)).toBe(true)
  })

  it('announces nothing again, and takes events', async () => {
    const { inPostgres, url, there, back, give, announce, announcements } = await open()
    const before = await announcements()
    await moveLog(there)
    await migrateLog(url)
    await moveLog(back)
    await announce(inPostgres)
    expect(await announcements()).toEqual(before)
    await give(inPostgres, 'four')
    await announce(inPostgres)
    expect(await announcements()).toHaveLength(before.length + 1)
  })
})

describe('nothing is switched', () => {
  const expectNothingSwitched = async ({ pool, inPostgres, give, announcements }: MovableLog) => {
    expect(await readInstallation(pool)).toMatchObject({ log: 'postgres' })
    const positions = (await announcements()).map(({ position }) => position)
    for (const position of positions) expect(await inPostgres.eventAt(position)).toBeDefined()
    await give(inPostgres, 'still')
  }

  it('by a copy ahead of the move', async () => {
    const movable = await open()
    expect(await copyAhead(movable.there)).toMatchObject({ found: 0 })
    await expectNothingSwitched(movable)
    expect(await copyAhead(movable.there)).not.toMatchObject({ found: 0, appended: 0 })
  })

  it('when events were recorded while the logs were compared', async () => {
    const movable = await open()
    const { inPostgres, there, give } = movable
    let reads = 0
    const source: LogMove['source'] = {
      head: () => inPostgres.head(),
      async *readAll() {
        reads += 1
        yield* inPostgres.readAll()
        if (reads === 2) await give(inPostgres, 'late')
      },
    }
    await expect(moveLog({ ...there, source })).rejects.toThrow('nothing was switched')
    await expectNothingSwitched(movable)
    await moveLog(there)
  })

  it('when the target differs', async () => {
    const movable = await open()
    const { inEventStore, there, give } = movable
    await copyAhead(there)
    await give(inEventStore, 'elsewhere')
    await expect(moveLog(there)).rejects.toThrow('is longer than the source: it has ')
    await expectNothingSwitched(movable)
  })

  it('when the process is killed before the commit', async () => {
    const movable = await open()
    const dying = new Client({ connectionString: movable.url })
    await dying.connect()
    const database: LogMove['database'] = Object.create(dying, {
      query: {
        value: async (text: string, values?: unknown[]) => {
          if (text === 'commit') {
            await dying.end()
            throw new Error('The process was killed.')
          }
          return dying.query(text, values)
        },
      },
    })
    await expect(moveLog({ ...movable.there, database })).rejects.toThrow('killed')
    await expectNothingSwitched(movable)
    await moveLog(movable.there)
  })
})
