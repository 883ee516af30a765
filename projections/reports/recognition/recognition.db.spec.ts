import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { describe, expect, it } from 'vitest'
import { noPeople } from '../../people/members/peopleSet.ts'
import { createLateHistory, instantsAround } from '../../testing/lateHistory.ts'
import { connectionsOf } from './connections.ts'
import { recognitionBetween } from './recognitionBetween.ts'
import type { RecognitionScope } from './scope.ts'
import { engagementOf, topMembers } from './topMembers.ts'

const { teamId, events, database } = await createLateHistory()
const instants = instantsAround(events)
const everyone = [
  ...new Set(events.flatMap(({ type, data }) => (type === 'MemberAdded' ? [data.memberId] : []))),
]
const team = { kind: 'team' } as const
/** The same people, counted from the rows of their recognition and not from sums. */
const rows: RecognitionScope = { kind: 'people', people: { memberIds: everyone }, channelIds: [] }

const ranges = instants
  .filter((_, index) => index % 5 === 0)
  .flatMap((from, index, all) => all.slice(index + 1).map(until => ({ from, until })))

describe('recognition from sums', () => {
  it('is what the rows between the borders add up to', async () => {
    for (const { from, until } of ranges.filter((_, index) => index % 7 === 0)) {
      const middle = addMilliseconds(from, Math.floor((Date.parse(until) - Date.parse(from)) / 2))
      const borders = [from, middle, until]
      const inOrder = (scope: RecognitionScope) =>
        recognitionBetween(database, teamId, scope, borders).then(sums =>
          sums.toSorted((one, other) => one.period - other.period || one.kind.localeCompare(other.kind)),
        )
      expect(await inOrder(team), borders.join()).toEqual(await inOrder(rows))
    }
  })

  it.each(['given', 'received'] as const)('gives the top of what was %s like the rows', async side => {
    for (const range of [{}, ...ranges.filter((_, index) => index % 11 === 0)]) {
      const summed = await topMembers(database, teamId, side, team, range, 10)
      expect(summed, JSON.stringify(range)).toEqual(await topMembers(database, teamId, side, rows, range, 10))
    }
  })

  it('counts senders and recipients once, among all members', async () => {
    for (const range of [{}, ...ranges.filter((_, index) => index % 17 === 0)])
      expect(await engagementOf(database, teamId, team, range)).toEqual(
        await engagementOf(database, teamId, rows, range),
      )
    // Everything that Cleo gave is recalled.
    expect(await engagementOf(database, teamId, team, {})).toEqual({ senders: 2, recipients: 3, users: 3 })
  })

  it('counts one channel like its rows', async () => {
    const channelId = channelIdOf(teamId, 'praise')
    const channel = { kind: 'channel', channelId } as const
    const ofChannel = { kind: 'people', people: noPeople, channelIds: [channelId] } as const
    const borders = instants.filter((_, index) => index % 20 === 0)
    const inOrder = (scope: RecognitionScope) =>
      recognitionBetween(database, teamId, scope, borders).then(sums =>
        sums.toSorted((one, other) => one.period - other.period),
      )
    const sums = await inOrder(channel)
    expect(sums.length).toBeGreaterThan(0)
    expect(sums).toEqual(await inOrder(ofChannel))
  })

  it('counts pairs without what is recalled now', async () => {
    const pairs = await connectionsOf(database, teamId, team, {}, 10)
    const [first] = pairs
    expect(first?.giver.name).toBe('Ann')
    expect(pairs.every(({ giver, recipient }) => giver.memberId !== recipient.memberId)).toBe(true)
  })
})
