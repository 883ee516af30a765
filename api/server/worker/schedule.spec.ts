import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { expect, test } from 'vitest'
import { type KeepCheckpoint, timedWork } from './schedule.ts'

const checkpointWork = (keepCheckpoint?: KeepCheckpoint) => {
  const database = { query: () => Promise.reject(new Error('Nothing is asked of the database.')) }
  const dependencies = {
    ledger: createLedger({ log: createMemoryLog() }),
    database,
    allowanceSourcesOf: () => Promise.resolve({ channels: [], segments: [] }),
    keepCheckpoint,
  }
  const work = timedWork(dependencies).find(({ name }) => name === 'sign the checkpoint of the hour')
  if (!work) throw new Error('No checkpoint is due at any time.')
  return (now: string) => work.run(new Date(now), new AbortController().signal)
}

test('a checkpoint is asked for by its hour in UTC, whenever the run comes', async () => {
  const hours: string[] = []
  const run = checkpointWork(async hour => {
    hours.push(hour)
  })
  for (const now of ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', '2026-11-30T01:30:00+02:00'])
    await run(now)
  expect(hours).toEqual(['2026-11-21T00', '2026-11-21T23', '2026-11-29T23'])
})

test('without a key to sign with, no checkpoint is taken', async () => {
  await expect(checkpointWork()('2026-11-21T00:00:00Z')).resolves.toBeUndefined()
})
