import type { Prepared } from '@laurel/projections/engine/queryable.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AwardGiverRoles } from '../awards/readAwardGiverRoles.ts'
import { startCelebrating } from './testing/startCelebrating.ts'
import { upcomingForMember } from './upcomingCelebrations.ts'

const { url } = await createTestDatabase()
const { ledger, database, setUp } = await startCelebrating(url)
const { team, know, channelOf, caughtUp } = await setUp('many', 'BIRTHDAY', { weekendMode: 'FRIDAY' })
const { teamId } = team

/** 20 November 2026 is a Friday, on which the birthdays of the weekend are held. */
const now = '2026-11-20T10:00:00.000Z'
const birthdays = ['11-22', '11-20', '11-21']
const name = (index: number) => `Person${String(index).padStart(2, '0')}`
const people = Array.from({ length: 40 }, (_, index) => name(index))

beforeAll(async () => {
  for (const [index, person] of people.entries()) {
    await team.add(person)
    await know(person, { birthday: index < 24 ? (birthdays[index % 3] ?? '') : '12-01' })
  }
  await channelOf('large', [name(7), ...people.slice(20), 'Ann'])
  await caughtUp()
})

const seen = async (standing: AwardGiverRoles, viewer: string) => {
  const known = await ledger.team(teamId)
  if (known.kind === 'unknown') throw new Error('The team was created above.')
  const rowCounts: number[] = []
  const watched = {
    query: async (statement: string | Prepared, values?: unknown[]) => {
      const answer = await database.query(statement, values)
      rowCounts.push(answer.rows.length)
      return answer
    },
  }
  const found = await upcomingForMember(watched, known, team.memberId(viewer), standing, now)
  return { found: found.map(each => [each.heldOn, each.name]), rowsMost: Math.max(...rowCounts) }
}

describe('the celebrations ahead in a team with many', () => {
  test('are the first ten by the day they are held and by name, and no more are read', async () => {
    const { found, rowsMost } = await seen({ isAdmin: true, managed: [] }, name(3))
    const expected = people.filter(person => person !== name(3)).slice(0, 10)
    expect(found).toEqual(expected.map(person => ['2026-11-20', person]))
    expect(rowsMost).toBe(10)
  })

  test('are those of the channels that the viewer manages, found without a list of their members', async () => {
    const { rows: managed } = await listChannels(database, teamId)
    const { found, rowsMost } = await seen({ isAdmin: false, managed }, 'Ann')
    const days = [name(7), ...people.slice(20, 24)].map(person => ['2026-11-20', person])
    expect(found).toEqual([...days, ...people.slice(24, 29).map(person => ['2026-12-01', person])])
    expect(rowsMost).toBeLessThanOrEqual(10)
  })
})
