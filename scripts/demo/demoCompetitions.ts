import type { Competition } from '@laurel/ledger/competitions/events.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { demoAwardId } from './demoAwards.ts'
import { demoAdmin } from './people.ts'

const day = 86_400_000

type DemoCompetition = Pick<Competition, 'title' | 'type' | 'metric'> & {
  readonly channels: readonly string[]
  readonly award: Parameters<typeof demoAwardId>[1]
  /** Days from now. */
  readonly from: number
  readonly until: number
}

/** One is over and is decided when the worker starts, two run. */
const planned: readonly DemoCompetition[] = [
  {
    title: 'Thank-you month',
    type: 'PVP',
    metric: 'SHOUTOUT_COUNT',
    channels: ['C01THANKS'],
    award: 'Lighthouse',
    from: -40,
    until: -10,
  },
  {
    title: 'Season of thanks',
    type: 'PVP',
    metric: 'POINTS',
    channels: ['C01THANKS'],
    award: 'Evergreen',
    from: -12,
    until: 6,
  },
  {
    title: 'Makers against talkers',
    type: 'TVT',
    metric: 'SHOUTOUT_COUNT',
    channels: ['C02ENGINEERING', 'C03CUSTOMERS'],
    award: 'High five',
    from: -9,
    until: 19,
  },
]

/** Plans the competitions of the demo team on the days on which they begin. */
export const planDemoCompetitions = async (ledger: Ledger, teamId: TeamId, now: Instant): Promise<void> => {
  const midnight = `${now.slice(0, 10)}T00:00:00.000Z`
  const adminId = memberIdOf(teamId, demoAdmin.slackId)
  for (const { title, type, metric, channels, award, from, until } of planned) {
    const startsAt = addMilliseconds(midnight, from * day)
    const id = derivedId('demo competition', teamId, title)
    await ledger.handle({
      type: 'createCompetition',
      id,
      teamId,
      actor: { kind: 'member', id: adminId },
      occurredAt: startsAt,
      data: {
        competitionId: id,
        title,
        type,
        metric,
        channelIds: channels.map(channel => channelIdOf(teamId, channel)),
        startsAt,
        endsAt: addMilliseconds(midnight, until * day),
        awardId: demoAwardId(teamId, award),
        createdBy: adminId,
      },
      policy: { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 },
    })
  }
}
