import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { genesisHash, sealRecordedEvent } from '../chain.ts'
import { waitingAppendsMax } from '../limits.ts'
import { LogOverloaded } from '../logOverloaded.ts'
import { noStream } from '../port.ts'
import { collect, namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

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
