import { expect, it } from 'vitest'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { countingReads } from '../log/suite/countingReads.ts'
import { collect } from '../log/suite/logFixture.ts'
import { accepted, createTestTeam } from '../simulation/testTeam.ts'
import { createLedger } from './createLedger.ts'
import { findEvent } from './findEvent.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const [team, other] = [
    await createTestTeam(ledger, { name: 'evergreen', memberNames: ['Ann', 'Ben'] }),
    await createTestTeam(ledger, { name: 'birch', memberNames: ['Zoe'] }),
  ]
  for (let points = 1; points <= 30; points += 1) accepted(await other.adjust('Zoe', points))
  const { events } = accepted(await team.give('Ann', ['Ben'], 5))
  const wanted = events.find(event => event.type === 'ShoutoutGiven')
  if (!wanted) throw new Error('A shoutout was given.')
  return { ...countingReads(log), whole: (await collect(log.readAll())).length, team, other, wanted }
}

it('finds an event at its place and reads nothing else', async () => {
  const { log, events, wanted } = await setUp()
  expect(await findEvent(log, wanted.id, wanted)).toEqual(wanted)
  expect(events()).toBe(1)
})

it('finds an event of a team, and reads nothing of other teams', async () => {
  const { log, events, whole, team, wanted } = await setUp()
  expect(await findEvent(log, wanted.id, { teamId: team.teamId })).toEqual(wanted)
  expect(events()).toBeLessThanOrEqual(whole - 30)
})

it('finds nothing at another place, nor in another team', async () => {
  const { log, other, wanted } = await setUp()
  expect(await findEvent(log, wanted.id, { ...wanted, revision: 0 })).toBeUndefined()
  expect(await findEvent(log, wanted.id, { teamId: other.teamId })).toBeUndefined()
})
