import { expect, it } from 'vitest'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { countingReads } from '../log/suite/countingReads.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createLedger } from './createLedger.ts'
import { findEvent } from './findEvent.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { name: 'evergreen', memberNames: ['Ann', 'Ben'] })
  const { events } = accepted(await team.give('Ann', ['Ben'], 5))
  const wanted = events.find(event => event.type === 'ShoutoutGiven')
  if (!wanted) throw new Error('A shoutout was given.')
  return { ...countingReads(log), wanted }
}

it('finds an event at its place and reads nothing else', async () => {
  const { log, events, wanted } = await setUp()
  expect(await findEvent(log, wanted.id, wanted)).toEqual(wanted)
  expect(events()).toBe(1)
})

it('finds nothing where another event is', async () => {
  const { log, wanted } = await setUp()
  expect(await findEvent(log, wanted.id, { ...wanted, revision: 0 })).toBeUndefined()
})
