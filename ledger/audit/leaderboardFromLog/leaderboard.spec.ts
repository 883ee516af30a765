import { describe, expect, it } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import { channelIdOf } from '../../kernel/foreignIds.ts'
import type { Instant } from '../../kernel/instant.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { settle } from '../../processes/settle.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { type LeaderboardQuestion, leaderboardAsOf } from './leaderboardAsOf.ts'
import { ranked } from './ranked.ts'

const january = '2026-01-10T12:00:00.000Z'
const recalledAt = '2026-01-10T15:00:00.000Z'
const february = '2026-02-10T12:00:00.000Z'

const setUp = async () => {
  let now = '2026-06-01T00:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, {
    memberNames: ['Ann', 'Ben', 'Cleo'],
    startsAt: '2026-01-01T00:00:00.000Z',
  })
  const give = async (giver: string, recipients: string[], points: number, at: Instant, key?: string) =>
    settle(
      ledger,
      accepted(await team.give(giver, recipients, points, { at, ...(key === undefined ? {} : { key }) }))
        .events,
    )
  await give('Ann', ['Ben', 'Cleo'], 10, january)
  await give('Cleo', ['Ben'], 30, january, 'mistake')
  await give('Ben', ['Cleo'], 15, february)
  now = '2026-06-02T00:00:00.000Z'
  await settle(ledger, accepted(await team.recall('Cleo', 'mistake', recalledAt)).events)
  /** `Ben 40 (2)`, each under its rank. */
  const board = async (question: LeaderboardQuestion = {}) =>
    (await leaderboardAsOf(log, question)).map(
      ({ rank, member, points, shoutouts }) =>
        `${rank} ${member.replace('@evergreen.example', '')} ${points} (${shoutouts})`,
    )
  return { log, ledger, team, board }
}

describe('the leaderboard as of an instant', () => {
  it('says who received most and who gave most, without what was recalled', async () => {
    const { board } = await setUp()
    expect(await board()).toEqual(['1 cleo 25 (2)', '2 ben 10 (1)'])
    expect(await board({ by: 'given' })).toEqual(['1 ann 20 (1)', '2 ben 15 (1)'])
  })

  it('counts a recalled shoutout up to its recall, when it happened', async () => {
    const { board } = await setUp()
    expect(await board({ asOf: '2026-01-10T14:59:59.999Z' })).toEqual(['1 ben 40 (2)', '2 cleo 10 (1)'])
    expect(await board({ asOf: recalledAt })).toEqual(['1 ben 10 (1)', '1 cleo 10 (1)'])
  })

  it('or when the log took it', async () => {
    const { board } = await setUp()
    expect(await board({ asOf: february, clock: 'recorded' })).toEqual([])
    expect(await board({ asOf: '2026-06-01T00:00:00.000Z', clock: 'recorded' })).toEqual([
      '1 ben 40 (2)',
      '2 cleo 25 (2)',
    ])
    expect(await board({ asOf: '2026-06-02T00:00:00.000Z', clock: 'recorded' })).toEqual(await board())
  })

  it('counts again what was given again', async () => {
    const { board, team, ledger } = await setUp()
    const reinstatedAt = '2026-01-10T18:00:00.000Z'
    await settle(ledger, accepted(await team.reinstate('Cleo', 'mistake', { at: reinstatedAt })).events)
    expect(await board({ asOf: '2026-01-10T17:59:59.999Z' })).toEqual(['1 ben 10 (1)', '1 cleo 10 (1)'])
    expect(await board({ asOf: reinstatedAt })).toEqual(['1 ben 40 (2)', '2 cleo 10 (1)'])
    expect(await board({ asOf: '2026-06-01T00:00:00.000Z', clock: 'recorded' })).toEqual(await board())
  })

  it('of a period knows nothing of what was given before it, nor of its recall', async () => {
    const { board } = await setUp()
    expect(await board({ from: recalledAt })).toEqual(['1 cleo 15 (1)'])
    expect(await board({ from: february, asOf: february })).toEqual(['1 cleo 15 (1)'])
  })

  it('can be asked for one channel, by its title or its id', async () => {
    const { board, team, ledger } = await setUp()
    const { teamId } = team
    const channelId = channelIdOf(teamId, 'general')
    const envelope = { teamId, actor: { kind: 'system', id: 'spec' }, occurredAt: february } as const
    accepted(
      await ledger.handle({
        type: 'createChannel',
        id: channelId,
        ...envelope,
        data: {
          channelId,
          settings: {
            title: '#general',
            slackChannelId: 'C1',
            shoutoutAllowance: 0,
            awardAllowance: 0,
            pointOptions: [],
            managerIds: [],
          },
        },
      }),
    )
    accepted(await team.give('Ben', ['Ann'], 7, { at: february, channelId }))
    expect(await board({ channel: '#general' })).toEqual(['1 ann 7 (1)'])
    expect(await board({ channel: channelId, by: 'given' })).toEqual(['1 ben 7 (1)'])
    await expect(board({ channel: '#nowhere' })).rejects.toThrow('There is no channel #nowhere')
  })

  it('ranks each team by itself, and a team that is not there is said to be missing', async () => {
    const { log, ledger, board } = await setUp()
    const birch = await createTestTeam(ledger, { name: 'birch', memberNames: ['Yan', 'Zoe'] })
    await settle(ledger, accepted(await birch.give('Yan', ['Zoe'], 99)).events)
    const lines = await leaderboardAsOf(log)
    expect(lines.map(({ team, rank }) => `${team} ${rank}`)).toEqual([
      'birch 1',
      'evergreen 1',
      'evergreen 2',
    ])
    expect(await board({ team: 'evergreen' })).toEqual(['1 cleo 25 (2)', '2 ben 10 (1)'])
    await expect(board({ team: 'oak' })).rejects.toThrow('There is no team oak')
  })
})

describe('ranks', () => {
  it('are shared by equals, who stand by name and then by id; the next rank leaves out as many', () => {
    const standing = (memberId: string, name: string, points: number) => ({ memberId, name, points })
    const standings = [
      standing('4', 'Dan', 5),
      standing('3', 'Cleo', 20),
      standing('2', 'Ann', 20),
      standing('1', 'Ann', 20),
      standing('5', 'Eve', 30),
    ]
    expect(ranked(standings).map(({ rank, name, memberId }) => `${rank} ${name} ${memberId}`)).toEqual([
      '1 Eve 5',
      '2 Ann 1',
      '2 Ann 2',
      '2 Cleo 3',
      '5 Dan 4',
    ])
  })
})
