import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { SegmentId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { projectCompany } from '../../testing/projected.ts'
import { listMemberReferences, listMembers } from '../members/queries.ts'
import { allowanceSources } from './allowanceSources.ts'
import { listSegments, managedSegments, segmentById, segmentsOf } from './queries.ts'

const company = await createCompany()
const { ledger, team, teamId } = company
const other = await createTestTeam(ledger, { name: 'other', memberNames: ['Zoe'] })

const segmentIdOf = (name: string) => derivedId('segment', teamId, name)
const command = (key: string) => ({
  id: derivedId('spec', key),
  teamId,
  actor: { kind: 'member', id: team.memberId('Ann') } as const,
  occurredAt: '2026-03-10T12:00:00.000Z',
})
const define = async (name: string, managers: string[], members: string[]) => {
  const segmentId = segmentIdOf(name)
  await ledger.handle({
    type: 'defineSegment',
    ...command(`define ${name}`),
    data: {
      segmentId,
      name,
      sync: { kind: 'manual' },
      managerIds: managers.map(team.memberId),
      adjustments: { memberShoutout: 10, memberAward: 20, managerShoutout: 30, managerAward: -40 },
    },
  })
  await ledger.handle({
    type: 'changeSegmentMembers',
    ...command(`fill ${name}`),
    data: { segmentId, joined: members.map(team.memberId), left: [] },
  })
}
await define('Makers', ['Cleo'], ['Ann', 'Ben'])
await define('Sellers', ['Cleo', 'Ben'], ['Ben', 'Cleo'])
await define('Former', ['Ben'], ['Ann'])
await ledger.handle({
  type: 'deleteSegment',
  ...command('delete'),
  data: { segmentId: segmentIdOf('Former') },
})
const { database } = await projectCompany(company)
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name)
const namesWithin = async (ofTeam: TeamId, segmentIds: readonly SegmentId[]) => {
  const within = { people: { segmentIds }, channelIds: [] }
  return namesOf((await listMemberReferences(database, ofTeam, { within })).rows)
}

describe('segments', () => {
  it('are listed by name with managers and the number of members, and searched', async () => {
    const { rows, total } = await listSegments(database, teamId)
    expect(total).toBe(2)
    expect(rows.map(row => [row.name, row.memberCount, namesOf(row.managers)])).toEqual([
      ['Makers', 2, ['Cleo']],
      ['Sellers', 2, ['Ben', 'Cleo']],
    ])
    expect(namesOf((await listSegments(database, teamId, { q: 'sell' })).rows)).toEqual(['Sellers'])
    expect(await segmentById(database, teamId, segmentIdOf('Makers'))).toEqual(rows[0])
    expect(await segmentById(database, teamId, segmentIdOf('Former'))).toBeNull()
  })

  it('are found by member and by manager; a deleted one has neither', async () => {
    expect(namesOf(await segmentsOf(database, teamId, team.memberId('Ann')))).toEqual(['Makers'])
    expect(namesOf(await managedSegments(database, teamId, team.memberId('Ben')))).toEqual(['Sellers'])
    expect(namesOf(await managedSegments(database, teamId, team.memberId('Cleo')))).toEqual([
      'Makers',
      'Sellers',
    ])
  })

  it('have members, each once', async () => {
    const both = [segmentIdOf('Makers'), segmentIdOf('Sellers')]
    expect(await namesWithin(teamId, both)).toEqual(['Ann', 'Ben', 'Cleo'])
    expect(await namesWithin(teamId, [segmentIdOf('Former')])).toEqual([])
    expect(await namesWithin(teamId, [])).toEqual([])
    const { rows } = await listMembers(database, teamId, { segmentId: segmentIdOf('Makers') })
    expect(namesOf(rows)).toEqual(['Ann', 'Ben'])
  })

  it('stay within their team', async () => {
    expect(await listSegments(database, other.teamId)).toMatchObject({ total: 0 })
    expect(await segmentById(database, other.teamId, segmentIdOf('Makers'))).toBeNull()
    expect(await namesWithin(other.teamId, [segmentIdOf('Makers')])).toEqual([])
    expect(await managedSegments(database, other.teamId, team.memberId('Ben'))).toEqual([])
  })
})

describe('the percentages of segments', () => {
  const percents = async (...names: string[]) => {
    const wanted = names.map(name => ({ teamId, memberId: team.memberId(name) }))
    const found = await allowanceSources(database, wanted)
    return found.map(({ memberId, shoutout, award }) => `${nameOf(memberId)} ${shoutout} ${award}`).toSorted()
  }
  const nameOf = (memberId: string) => ['Ann', 'Ben', 'Cleo'].find(name => team.memberId(name) === memberId)

  it('are those for members, or those for managers in place of them', async () => {
    // Ben belongs to both segments, and manages Sellers. Cleo manages Makers without belonging to it.
    expect(await percents('Ann', 'Ben')).toEqual(['Ann 10 20', 'Ben 10 20', 'Ben 30 -40'])
    expect(await percents('Cleo')).toEqual(['Cleo 30 -40', 'Cleo 30 -40'])
    const foreign = [{ teamId: other.teamId, memberId: team.memberId('Ann') }]
    expect(await allowanceSources(database, foreign)).toEqual([])
  })
})
