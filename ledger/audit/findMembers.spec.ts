import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { countingReads } from '../log/suite/countingReads.ts'
import { collect } from '../log/suite/logFixture.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createDirectory } from './directory.ts'
import { findMembers, type MemberQuestion } from './findMembers.ts'
import { findTeams } from './findTeams.ts'

/** Two teams with an Ann each; in one of them Zoe has a long history. */
const setUp = async () => {
  const memory = createMemoryLog()
  const ledger = createLedger({ log: memory })
  const evergreen = await createTestTeam(ledger, { name: 'evergreen', memberNames: ['Ann', 'Ben'] })
  const middle = await memory.head()
  const birch = await createTestTeam(ledger, { name: 'birch', memberNames: ['Ann', 'Zoe'] })
  for (let points = 1; points <= 50; points += 1) accepted(await birch.adjust('Zoe', points))
  const { log, events } = countingReads(memory)
  const directory = createDirectory()
  return {
    evergreen,
    birch,
    middle,
    whole: (await collect(memory.readAll())).length,
    events,
    teams: (wanted?: string) => findTeams(log, directory, wanted),
    members: async (question: MemberQuestion) =>
      (await findMembers(log, directory, question)).map(({ memberId }) => memberId),
  }
}

describe('finding teams', () => {
  it('reads one event for an id', async () => {
    const { teams, evergreen, events } = await setUp()
    expect(await teams(evergreen.teamId)).toEqual([evergreen.teamId])
    expect(events()).toBe(1)
  })

  it('reads the streams of teams alone for a name, and for all of them', async () => {
    for (const wanted of ['birch', undefined]) {
      const { teams, evergreen, birch, events } = await setUp()
      const expected = wanted ? [birch.teamId] : [evergreen.teamId, birch.teamId]
      expect(await teams(wanted)).toEqual(expected)
      expect(events()).toBeLessThan(10)
    }
  })

  it('finds none for an unknown id or name', async () => {
    const { teams, evergreen } = await setUp()
    expect(await teams('oak')).toEqual([])
    expect(await teams(evergreen.memberId('Ann'))).toEqual([])
  })
})

describe('finding members', () => {
  it('reads one event for a key or an id in a known team', async () => {
    for (const byId of [true, false]) {
      const { members, birch, events } = await setUp()
      const wanted = byId ? birch.memberId('Zoe') : 'Zoe'
      expect(await members({ wanted, teamIds: [birch.teamId] })).toEqual([birch.memberId('Zoe')])
      expect(events()).toBe(1)
    }
  })

  it('reads the members of the team for an e-mail address, and no others', async () => {
    const { members, evergreen, events, whole } = await setUp()
    const question = { wanted: 'ben@evergreen.example', teamIds: [evergreen.teamId] }
    expect(await members(question)).toEqual([evergreen.memberId('Ben')])
    expect(events()).toBeLessThan(whole - 50)
  })

  it('finds everyone of a name in all teams, without reading their histories', async () => {
    const { members, evergreen, birch, events } = await setUp()
    expect(await members({ wanted: 'Ann' })).toEqual([evergreen.memberId('Ann'), birch.memberId('Ann')])
    expect(events()).toBeLessThan(10)
  })

  it('reads the streams of the members that a read model shows, and checks them against the log', async () => {
    const { members, evergreen, birch, events, whole } = await setUp()
    const [ben, ann] = ['Ben', 'Ann'].map(name => ({
      teamId: evergreen.teamId,
      memberId: evergreen.memberId(name),
    }))
    const wanted = 'ben@evergreen.example'
    if (!ben || !ann) throw new Error('Both are in the team.')
    expect(await members({ wanted, shown: [ben, ann] })).toEqual([ben.memberId])
    expect(events()).toBeLessThan(6)
    expect(await members({ wanted: 'zoe@birch.example', shown: [ann] })).toEqual([birch.memberId('Zoe')])
    expect(events()).toBeGreaterThan(whole - 20)
  })

  it('leaves out members who were added after the last position that counts', async () => {
    const { members, birch, middle } = await setUp()
    for (const wanted of ['Zoe', 'zoe@birch.example', birch.memberId('Zoe')])
      expect(
        await members({ wanted, teamIds: [birch.teamId], counts: ({ position }) => position <= middle }),
      ).toEqual([])
  })
})
