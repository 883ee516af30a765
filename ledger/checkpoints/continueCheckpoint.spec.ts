import { expect, test, vi } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import type { EventLog } from '../log/port.ts'
import { settle } from '../processes/settle.ts'
import { createSignedHistory, recordedAt } from '../testing/testCheckpoints.ts'
import { accepted } from '../testing/testTeam.ts'
import { continueCheckpoint, takeCheckpoint } from './takeCheckpoint.ts'

const setUp = async () => {
  const history = await createSignedHistory(2, { positions: 'counted' })
  const { log, team } = history
  await settle(createLedger({ log }), accepted(await team.give('Ann', ['Ben'], 5)).events)
  return history
}

test('a continued checkpoint equals one that reads the whole log, and reads new events only', async () => {
  const { log, lines } = await setUp()
  const readAll = vi.spyOn(log, 'readAll')
  const continued = await continueCheckpoint(log, lines, recordedAt)
  expect(readAll.mock.calls.map(([after]) => after)).toEqual([lines.at(-1)?.checkpoint.position])
  expect(continued).toEqual(await takeCheckpoint(log, lines, recordedAt))
  expect(continued.kind).toBe('taken')
})

test('a log without the event that was signed last is read from the beginning, and not signed', async () => {
  const { log, lines, events } = await setUp()
  const cut: EventLog = {
    ...log,
    eventAt: async () => undefined,
    readAll: async function* () {
      yield events.slice(0, -1)
    },
  }
  expect(await continueCheckpoint(cut, lines, recordedAt)).toMatchObject({ kind: 'broken' })
})

test('a new event that does not follow the signed ones is not signed', async () => {
  const { log, lines } = await setUp()
  const changed: EventLog = {
    ...log,
    readAll: async function* (...request) {
      for await (const batch of log.readAll(...request))
        yield batch.map(event => ({ ...event, data: { ...event.data, note: 'changed' } }))
    },
  }
  expect(await continueCheckpoint(changed, lines, recordedAt)).toMatchObject({ kind: 'broken' })
})
