import {
  createLeaderboardFold,
  leaderboardSides,
} from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import { ranked } from '@laurel/ledger/audit/leaderboardFromLog/ranked.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { describe, expect, it } from 'vitest'
import { createLateHistory, instantsAround } from '../../testing/lateHistory.ts'
import { type LeaderboardRequest, leaderboardAsOf } from '../leaderboard.ts'

const { teamId, events, database, nameOf } = await createLateHistory()
const instants = instantsAround(events)

const channelId = channelIdOf(teamId, 'praise')

const audited = ({ channelId: channel, ...request }: LeaderboardRequest) => {
  const fold = createLeaderboardFold({ ...request, ...(channel && { channelIds: new Set([channel]) }) })
  for (const event of events) fold.observe(event)
  const named = fold
    .standings(teamId)
    .map(line => ({ ...line, name: nameOf(line.memberId), pictureUrl: null }))
  return ranked(named)
}

describe.each(['occurred', 'recorded'] as const)('the leaderboard on the %s clock', clock => {
  it.each(leaderboardSides)('counts points %s like the audit, at the borders of months too', async by => {
    const shown = []
    const expected = []
    for (const asOf of instants) {
      const before = instants.filter(from => from <= asOf)
      for (const from of [undefined, ...before.filter((_, index) => index % 23 === 0), before.at(-2)]) {
        const request = { by, clock, asOf, from }
        const { rows, total } = await leaderboardAsOf(database, teamId, request)
        shown.push({ asOf, from, rows, total })
        const lines = audited(request)
        expected.push({ asOf, from, rows: lines, total: lines.length })
      }
    }
    expect(shown).toEqual(expected)
  })

  it.each(leaderboardSides)('counts points %s in a channel like the audit', async by => {
    const shown = []
    const expected = []
    for (const asOf of [...instants.filter((_, index) => index % 3 === 0), '2999-01-01T00:00:00.000Z'])
      for (const from of [undefined, instants[Math.floor(instants.length / 3)]]) {
        const request = { by, clock, asOf, from, channelId }
        const { rows } = await leaderboardAsOf(database, teamId, request)
        shown.push({ asOf, from, rows })
        expected.push({ asOf, from, rows: audited(request) })
      }
    expect(shown.at(-2)?.rows.length).toBeGreaterThan(0)
    expect(shown).toEqual(expected)
  })
})
