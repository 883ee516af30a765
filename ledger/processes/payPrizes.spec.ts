import { describe, expect, it } from 'vitest'
import type { LedgerCommand } from '../handling/commands.ts'
import { channelIdOf } from '../kernel/foreignIds.ts'
import { idOf } from '../testing/testCommand.ts'
import { createSettlingTeam, typesOf } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { settle } from './settle.ts'

const setUp = async () => {
  const { log, ledger, team, redeemable } = await createSettlingTeam()
  const envelope = (key: string, occurredAt = '2026-03-10T12:00:00.000Z') => ({
    id: idOf(key),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt,
  })
  const handle = async (command: LedgerCommand) => accepted(await ledger.handle(command))
  const competitionId = idOf('sprint')
  const [ann, ben] = [team.memberId('Ann'), team.memberId('Ben')]
  await handle({
    type: 'createCompetition',
    ...envelope('create'),
    data: {
      competitionId,
      title: 'Spring sprint',
      type: 'PVP',
      metric: 'POINTS',
      channelIds: [channelIdOf(team.teamId, 'praise')],
      startsAt: '2026-03-11T00:00:00.000Z',
      endsAt: '2026-03-12T00:00:00.000Z',
      awardId: idOf('beacon'),
      createdBy: ann,
    },
    policy: { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 },
  })
  const complete = (points: number | null) =>
    handle({
      type: 'completeCompetition',
      ...envelope('complete', '2026-03-14T09:00:00.000Z'),
      data: { competitionId },
      policy: {
        countedThrough: idOf('last'),
        scores: [
          { id: ann, score: 7 },
          { id: ben, score: 7 },
        ],
        members: [],
        award:
          points === null
            ? null
            : {
                awardId: idOf('beacon'),
                name: 'Beacon',
                points,
                message: 'Well run.',
                bannerIds: [],
                gifts: [],
                isPrivate: false,
              },
      },
    })
  const leave = (name: string) =>
    handle({
      type: 'syncMember',
      ...envelope(`${name} leaves`),
      data: {
        memberId: team.memberId(name),
        externalKey: name,
        profile: { name, email: null, pictureUrl: null, timeZone: null },
        isActive: false,
        isAdmin: false,
        isOwner: false,
      },
    })
  return { log, ledger, complete, leave, redeemable }
}

describe('after a competition', () => {
  it('every winner is paid once, however often the event is seen', async () => {
    const { ledger, complete, redeemable } = await setUp()
    const { events } = await complete(500)
    expect(typesOf(await settle(ledger, events)).filter(type => type === 'PrizeGranted')).toHaveLength(2)
    await settle(ledger, events)
    expect([await redeemable('Ann'), await redeemable('Ben')]).toEqual([500, 500])
  })

  it('winners whom a further event names are paid as well', async () => {
    const { ledger, complete, redeemable } = await setUp()
    const { events } = await complete(500)
    const continued = events.map(parseRecorded).flatMap(event => {
      if (event.type !== 'CompetitionCompleted') return []
      const { competitionId, title, winners, memberIds, award, decidedBy } = event.data
      const data = { competitionId, title, winners, memberIds, award, decidedBy }
      return [{ ...event, type: 'CompetitionResultContinued', data }]
    })
    await settle(ledger, continued)
    expect([await redeemable('Ann'), await redeemable('Ben')]).toEqual([500, 500])
  })

  it('a winner who left in between is not paid, and that is no fault', async () => {
    const { ledger, complete, leave, redeemable } = await setUp()
    const { events } = await complete(500)
    await leave('Ben')
    expect(typesOf(await settle(ledger, events))).toEqual(['CompetitionCompleted', 'PrizeGranted'])
    expect([await redeemable('Ann'), await redeemable('Ben')]).toEqual([500, 0])
  })

  it('nothing is paid where the award was archived', async () => {
    const { ledger, complete } = await setUp()
    const { events } = await complete(null)
    expect(typesOf(await settle(ledger, events))).toEqual(['CompetitionCompleted'])
  })
})
