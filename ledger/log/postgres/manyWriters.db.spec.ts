import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { genesisHash, sealRecordedEvent } from '../chain.ts'
import { type AppendResult, type EventLog, noStream } from '../port.ts'
import { collect, listenTo, namedEvent } from '../suite/logFixture.ts'
import { migrateLog } from './migrateLog.ts'
import { createPostgresLog } from './postgresLog.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const logs = [createPostgresLog({ url }), createPostgresLog({ url }), createPostgresLog({ url })]
afterAll(() => Promise.all(logs.map(log => log.close())))

const logAt = (index: number): EventLog => {
  const log = logs[index % logs.length]
  if (!log) throw new Error('There are three logs.')
  return log
}

/** Appends to a stream that others append to as well, until it wins. */
const insist = async (log: EventLog, stream: string, name: string): Promise<AppendResult> => {
  let expected = noStream
  for (;;) {
    const result = await log.append(stream, [namedEvent(name)], expected)
    if (result.kind === 'appended') return result
    expected = result.actual
  }
}

describe('several processes that append to one log', () => {
  test('lose nothing, leave no gap, break no chain, and every reader hears all of it in order', async () => {
    const listeners = logs.map(log => listenTo(log, noStream))
    const names = Array.from({ length: 150 }, (_, index) => `race-${index}`)
    await Promise.all(names.map((name, index) => insist(logAt(index), `hot-${index % 2}`, name)))
    const all = await collect(logAt(0).readAll())
    expect(new Set(all.map(event => event.data.name))).toEqual(new Set(names))
    expect(all).toHaveLength(names.length)
    expect(all.map(event => event.position)).toEqual(all.map((_, index) => index))
    for (const stream of ['hot-0', 'hot-1']) {
      let previous = genesisHash
      for (const event of all.filter(each => each.stream === stream)) {
        expect(event.hash).toBe(sealRecordedEvent(previous, event))
        previous = event.hash
      }
    }
    for (const listener of listeners) {
      await listener.until(all.length)
      await listener.stop()
      expect(listener.heard).toEqual(all)
    }
  })

  test('answer the same append the same way in every process', async () => {
    const events = [namedEvent('same-1'), namedEvent('same-2')]
    const results = await Promise.all([0, 1, 2].map(index => logAt(index).append('same', events, noStream)))
    expect(results.filter(result => result.kind === 'appended' && !result.repeated)).toHaveLength(1)
    const standing = await collect(logAt(0).readStream('same'))
    for (const result of results) expect(result).toMatchObject({ kind: 'appended', events: standing })
  })

  test('know what another appended before they say that a revision is wrong', async () => {
    await logAt(0).append('seen', [namedEvent('seen-1')], noStream)
    await logAt(1).append('seen', [namedEvent('seen-2')], 0)
    expect(await logAt(0).append('seen', [namedEvent('seen-x')], 5)).toEqual({
      kind: 'wrongRevision',
      actual: 1,
    })
    expect(await logAt(0).append('seen', [namedEvent('seen-3')], 1)).toMatchObject({ kind: 'appended' })
  })

  test('know where a stream ends though another appended more than is read at once', async () => {
    await logAt(0).append('far', [namedEvent('far-start')], noStream)
    const [appends, events] = [6, 1_000]
    for (let append = 0; append < appends; append += 1) {
      const many = Array.from({ length: events }, (_, index) => namedEvent(`far-${append}-${index}`))
      expect(await logAt(1).append('far', many, append * events)).toMatchObject({ kind: 'appended' })
    }
    expect(await logAt(0).append('far', [namedEvent('far-end')], appends * events)).toMatchObject({
      kind: 'appended',
      events: [{ revision: appends * events + 1 }],
    })
  })

  test('look again when the log was restored behind their back, even if it is as long as before', async () => {
    await logAt(0).append('restored', [namedEvent('restored-1')], noStream)
    const otherHash = 'f'.repeat(64)
    await withoutTriggers(
      `update log.events set hash = '${otherHash}' where stream = 'restored'`,
      'update log.writer set epoch = gen_random_uuid()',
    )
    const result = await logAt(0).append('restored', [namedEvent('restored-2')], 0)
    const [event] = result.kind === 'appended' ? result.events : []
    expect(event?.hash).toBe(event && sealRecordedEvent(otherHash, event))
  })

  test('leave no gap when the log was restored to an earlier end, even under the same epoch', async () => {
    await logAt(0).append('shorter', [namedEvent('shorter-1'), namedEvent('shorter-2')], noStream)
    const end = await logAt(0).head()
    await withoutTriggers(`delete from log.events where position = ${end}`)
    expect(await logAt(0).append('shorter', [namedEvent('shorter-3')], 1)).toEqual({
      kind: 'wrongRevision',
      actual: 0,
    })
    expect(await logAt(0).append('shorter', [namedEvent('shorter-4')], 0)).toMatchObject({
      events: [{ position: end, revision: 1 }],
    })
  })
})

/** A restore brings other events at the same positions, or fewer of them. */
const withoutTriggers = async (...statements: readonly string[]): Promise<void> => {
  const restorer = new Client({ connectionString: url })
  await restorer.connect()
  await restorer.query('alter table log.events disable trigger all')
  for (const statement of statements) await restorer.query(statement)
  await restorer.query('alter table log.events enable trigger all')
  await restorer.end()
}
