import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client, DatabaseError, Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { genesisHash, sealRecordedEvent } from '../../chain.ts'
import { waitingAppendsMax } from '../../limits.ts'
import { LogOverloaded } from '../../logOverloaded.ts'
import { type EventLog, noStream } from '../../port.ts'
import { EventIdReused } from '../../prepareAppend.ts'
import { collect, namedEvent } from '../../suite/logFixture.ts'
import { migrateLog } from '../migrateLog.ts'
import { createPostgresLog } from '../postgresLog.ts'
import { writerLock } from '../statements.ts'
import { createWriter } from './writer.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
let seals = 0
const log = createPostgresLog({ url, seal: () => `${seals++}`.padStart(64, '0') })
afterAll(() => log.close())

test('a crowd larger than one commit is recorded in the order of its calls', async () => {
  const count = 2_000
  const results = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      log.append(`crowd-${index % 50}`, [namedEvent(`crowd-${index}`)], Math.floor(index / 50) - 1),
    ),
  )
  expect(results.every(result => result.kind === 'appended')).toBe(true)
  expect((await collect(log.readAll())).map(event => event.data.name)).toEqual(
    Array.from({ length: count }, (_, index) => `crowd-${index}`),
  )
})

test('an event is sealed once, not again for every look at the log', async () => {
  const before = seals
  await log.append('sealed', [namedEvent('sealed-1'), namedEvent('sealed-2')], noStream)
  expect(seals - before).toBe(2)
})

test('more appends than may wait are refused at once, and the others go through', async () => {
  const [first, ...rest] = await Promise.allSettled(
    Array.from({ length: waitingAppendsMax + 1 }, () => log.append('full', [namedEvent('full')], noStream)),
  )
  expect(first).toMatchObject({ status: 'fulfilled', value: { repeated: false } })
  expect(rest.at(-1)).toMatchObject({
    status: 'rejected',
    reason: expect.any(LogOverloaded),
  })
  expect(await collect(log.readStream('full'))).toHaveLength(1)
})

test('a log that closes answers what it took, and takes no more', async () => {
  const closing = createPostgresLog({ url })
  const taken = closing.append('closing', [namedEvent('closing-1')], noStream)
  const closed = closing.close()
  await expect(closing.append('closing', [namedEvent('closing-2')], 0)).rejects.toThrow(/closed/)
  expect(await taken).toMatchObject({ kind: 'appended' })
  await closed
})

test('events of a group keep every sign of their texts, and their chains fit', async () => {
  const texts = ['plain', 'ß and 漢字 and 🎉', 'back\\slash, "quote", tab\t and line\n', '\\N', '']
  const keeping = createPostgresLog({ url })
  const before = await keeping.head()
  await Promise.all(
    texts.map((text, index) => {
      const event = namedEvent(`kept-${index}`)
      return keeping.append(`kept-${index}-é`, [{ ...event, data: { text } }], noStream)
    }),
  )
  const recorded = await collect(keeping.readAll(before))
  expect(recorded.map(event => event.data.text)).toEqual(texts)
  for (const event of recorded) expect(event.hash).toBe(sealRecordedEvent(genesisHash, event))
  await keeping.close()
})

test('callers that come back while another group is under way are all answered, each chain on its own', async () => {
  const [callers, rounds] = [400, 6]
  const calling = createPostgresLog({ url })
  const before = await calling.head()
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let round = 0; round < rounds; round += 1) {
        const stream = `returning-${caller}`
        const result = await calling.append(stream, [namedEvent(`${stream}-${round}`)], round - 1)
        expect(result).toMatchObject({ kind: 'appended', repeated: false })
      }
    }),
  )
  const recorded = await collect(calling.readAll(before))
  expect(recorded.map(event => event.position)).toEqual(recorded.map((_, index) => before + 1 + index))
  expect(new Set(recorded.map(event => event.data.name)).size).toBe(callers * rounds)
  for (let caller = 0; caller < callers; caller += 1) {
    const own = recorded.filter(event => event.stream === `returning-${caller}`)
    let previous = genesisHash
    for (const event of own) previous = sealRecordedEvent(previous, event)
    expect(own.map(event => event.revision)).toEqual(own.map((_, revision) => revision))
    expect(previous).toBe(own.at(-1)?.hash)
  }
  await calling.close()
})

test('what was sent behind a group that fails is recorded all the same, once and without a gap', async () => {
  const [callers, rounds] = [64, 12]
  const calling = createPostgresLog({ url })
  const owned = namedEvent('owned')
  await calling.append('owner', [owned], noStream)
  await Promise.all(
    Array.from({ length: callers }, (_, caller) =>
      calling.append(`behind-${caller}`, [namedEvent(`behind-${caller}`)], noStream),
    ),
  )
  const before = await calling.head()
  let isCalling = true
  const wandering = (async () => {
    let refused = 0
    while (isCalling) {
      const again = calling.append('wanderer', [owned], noStream)
      await expect(again).rejects.toBeInstanceOf(EventIdReused)
      refused += 1
    }
    return refused
  })()
  await callInRounds(calling, 'behind', callers, rounds)
  isCalling = false
  expect(await wandering).toBeGreaterThan(0)
  const recorded = await collect(calling.readAll(before))
  expect(recorded.map(event => event.position)).toEqual(recorded.map((_, index) => before + 1 + index))
  expect(recorded).toHaveLength(callers * rounds)
  await calling.close()
})

test('callers who come while others are committed one by one do not overtake them', async () => {
  const [callers, rounds] = [16, 12]
  const calling = createPostgresLog({ url })
  await Promise.all(
    Array.from({ length: callers }, (_, caller) =>
      calling.append(`later-${caller}`, [namedEvent(`later-${caller}`)], noStream),
    ),
  )
  let isCalling = true
  const clashing = (async () => {
    for (let clash = 0; isCalling; clash += 1) {
      const twice = namedEvent(`twice-${clash}`)
      const both = [0, 1].map(side => calling.append(`clash-${clash}-${side}`, [twice], noStream))
      const outcomes = await Promise.allSettled(both)
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })()
  await callInRounds(calling, 'later', callers, rounds)
  isCalling = false
  await clashing
  await calling.close()
})

test('callers of a refused group are answered though the connection breaks, and the writer goes on', async () => {
  const pool = new Pool({ connectionString: url, max: 1 })
  const refusal = Object.assign(new DatabaseError('duplicate key', 0, 'error'), {
    code: '23505',
    constraint: 'one_event_per_id',
  })
  let isBroken = true
  const writer = createWriter(
    pool,
    {
      commit: async (_client, group) => {
        if (isBroken) throw refusal
        return () => {
          for (const { resolve } of group) resolve({ kind: 'wrongRevision', actual: 7 })
        }
      },
      reusing: () => Promise.reject(new Error('The connection broke.')),
      sendNext: () => false,
      forget: () => {},
    },
    () => {},
  )
  const outcomes = await Promise.allSettled([
    writer.append('broken', [namedEvent('broken-1')], noStream),
    writer.append('broken', [namedEvent('broken-2')], 0),
  ])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'The connection broke.' } })
  isBroken = false
  expect(await writer.append('broken', [namedEvent('broken-3')], 0)).toEqual({
    kind: 'wrongRevision',
    actual: 7,
  })
  await writer.drain()
  await pool.end()
})

test('a takeover waits for the append of the writer before', async () => {
  const [one, other] = [createPostgresLog({ url }), createPostgresLog({ url })]
  await one.append('taken-over', [namedEvent('taken-over-0')], noStream)
  const slow = new Client({ connectionString: url })
  await slow.connect()
  await slow.query('begin')
  await slow.query('select pg_advisory_xact_lock_shared($1)', [writerLock])
  const later = other.append('taken-over', [namedEvent('taken-over-1')], 0)
  const isWaiting = 'select from pg_locks where locktype = $1 and not granted'
  while ((await slow.query(isWaiting, ['advisory'])).rowCount === 0);
  // A waiting takeover is not overtaken, so that a busy writer does not keep others out for ever.
  const next = one.append('taken-over-too', [namedEvent('taken-over-too')], noStream)
  await slow.query('commit')
  await slow.end()
  expect(await later).toMatchObject({ kind: 'appended', events: [{ revision: 1 }] })
  expect(await next).toMatchObject({ kind: 'appended' })
  await Promise.all([one.close(), other.close()])
})

/** Callers who have appended to a stream of their own once, each coming back as soon as they were answered. */
const callInRounds = async (
  calling: EventLog,
  name: string,
  callers: number,
  rounds: number,
): Promise<void> => {
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let round = 0; round < rounds; round += 1) {
        const event = namedEvent(`${name}-${caller}-${round}`)
        const result = await calling.append(`${name}-${caller}`, [event], round)
        expect(result).toMatchObject({ kind: 'appended', repeated: false })
      }
    }),
  )
}
