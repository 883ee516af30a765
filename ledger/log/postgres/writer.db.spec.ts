import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
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
