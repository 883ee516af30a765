import { expect, test } from 'vitest'
import { createHeads } from '../checkpoints/heads.ts'
import type { RecordedEvent } from '../log/port.ts'
import { createSignedHistory, logOf } from '../testing/testCheckpoints.ts'
import { createCompleteCheck, type KnownEnd } from './knownEnds.ts'
import { createTailWatch } from './unsignedTail.ts'
import { verifyLedger } from './verifyLedger.ts'

const { events } = await createSignedHistory(2)
const last = events.at(-1)
if (!last) throw new Error('Nothing was recorded.')

const heads = createHeads()
for (const event of events) heads.observe(event)
const { order } = heads.summary()
const readModel: KnownEnd = { source: 'The balances', kind: 'position', position: last.position }
const backup: KnownEnd = { source: 'The backup of May', kind: 'count', events: events.length, order }

const findingsOf = async (recorded: readonly RecordedEvent[]) => {
  const logChecks = [createCompleteCheck([readModel, backup])]
  const { findings } = await verifyLedger(logOf(recorded), { logChecks })
  return findings.filter(({ invariant }) => invariant === 'complete').map(({ message }) => message)
}

test('a log that reaches every known end is complete', async () => {
  expect(await findingsOf(events)).toEqual([])
})

test('an emptied log is compared with the last known position and count', async () => {
  expect(await findingsOf([])).toEqual([
    `The balances had read the log up to position ${last.position}, but the log is empty: the later events are missing.`,
    `The backup of May has ${events.length} events, but the log is empty: ${events.length} are missing.`,
  ])
})

test('a log without its last event is too short', async () => {
  const before = events.at(-2)
  const end = `the log ends at position ${before?.position} after ${events.length - 1} events`
  expect(await findingsOf(events.slice(0, -1))).toEqual([
    `The balances had read the log up to position ${last.position}, but ${end}: the later events are missing.`,
    `The backup of May has ${events.length} events, but ${end}: 1 are missing.`,
  ])
})

test('a log that has as many events, but others, is not the one that was counted', async () => {
  const others = events.with(-1, { ...last, hash: 'f'.repeat(64), position: last.position + 1 })
  expect(await findingsOf(others)).toEqual([
    expect.stringContaining(`The backup of May has other events than the first ${events.length} of the log`),
    expect.stringContaining(`up to position ${last.position}, where it has no event now`),
  ])
})

test('the events after the newest checkpoint are counted, from the first of them on', async () => {
  const watch = createTailWatch(events.length - 2)
  await verifyLedger(logOf(events), { logChecks: [watch] })
  expect(watch.tail()).toEqual({ events: 2, since: events.at(-2)?.recordedAt })
})
