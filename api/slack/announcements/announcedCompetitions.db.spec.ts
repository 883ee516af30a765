import type { Competition } from '@laurel/ledger/competitions/events.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
afterAll(announcing.stop)
beforeEach(announcing.clear)
const { slack, rows, awards, channelId, observe, send, pass, ledger, common, teamId } = announcing
const { calls } = slack

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.parse(common().occurredAt) + hours * hour).toISOString()

const create = async (key: string, from: number, until: number) => {
  await awards.define('Beacon')
  const competition: Competition = {
    competitionId: derivedId('competition', key),
    title: `${key} <!here>`,
    type: 'PVP',
    metric: 'SHOUTOUT_COUNT',
    channelIds: [channelId],
    startsAt: inHours(from),
    endsAt: inHours(until),
    awardId: awards.awardId('Beacon'),
    createdBy: memberIdOf(teamId, 'UANN'),
  }
  accepted(
    await ledger.handle({
      type: 'createCompetition',
      ...common(),
      data: competition,
      policy: { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 },
    }),
  )
  await observe()
  return competition
}

const complete = async ({ competitionId }: Competition, scores: readonly number[]) => {
  accepted(
    await ledger.handle({
      type: 'completeCompetition',
      ...common(),
      data: { competitionId },
      policy: {
        countedThrough: derivedId('last'),
        scores: scores.map((score, index) => ({
          id: memberIdOf(teamId, index === 0 ? 'UANN' : 'UBEN'),
          score,
        })),
        members: [],
        award: null,
      },
    }),
  )
  await observe()
  await send()
}

describe('a competition', () => {
  it('is announced in its channel when it starts, and its result when it is decided', async () => {
    const competition = await create('Sprint', 3, 5)
    await send()
    expect(calls).toEqual([])
    pass(4 * hour)
    await send()
    expect(calls).toMatchObject([{ method: 'chat.postMessage', channel: 'C1' }])
    expect(String(calls[0]?.text)).toContain('The competition *Sprint &lt;!here&gt;* has started.')
    expect(String(calls[0]?.blocks)).toContain('receives the most shoutouts here until')
    pass(2 * hour)
    await complete(competition, [3, 3])
    expect(String(calls[1]?.text)).toMatch(
      /<@UANN> and <@UBEN> win with 3 shoutouts\.|<@UBEN> and <@UANN> win/,
    )
    expect(await rows()).toMatchObject([{ state: 'settled' }, { state: 'settled' }])
  })

  it('that was archived before its start is not announced', async () => {
    const { competitionId } = await create('Archived', 3, 5)
    accepted(await ledger.handle({ type: 'archiveCompetition', ...common(), data: { competitionId } }))
    pass(4 * hour)
    await send()
    expect(calls).toEqual([])
  })

  it('without any shoutout has no winner, and says so', async () => {
    const competition = await create('Quiet', 0, 1)
    await send()
    pass(2 * hour)
    await complete(competition, [])
    expect(String(calls[1]?.blocks)).toContain('so there is no winner')
  })
})
