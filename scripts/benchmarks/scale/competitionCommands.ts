import type { Competition } from '@laurel/ledger/competitions/events.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Company } from './company.ts'
import type { ScaleWish } from './foundingCommands.ts'

const day = 24 * 60 * 60 * 1_000
const competingChannels = 20

/** The competitions of a company; they are planned when it is founded. */
export function* competitionsOf(company: Company, endsAt: Instant): Generator<ScaleWish> {
  const { competitionIds, channelIds } = company
  const [members, channels, over] = competitionIds
  const year = { startsAt: addMilliseconds(endsAt, -350 * day), endsAt: addMilliseconds(endsAt, 10 * day) }
  const general = channelIds.slice(0, 1)
  yield create(company, { competitionId: members, type: 'PVP', channelIds: general, ...year })
  yield create(company, {
    competitionId: channels,
    type: 'TVT',
    channelIds: channelIds.slice(0, Math.min(competingChannels, channelIds.length)),
    ...year,
  })
  yield create(company, {
    competitionId: over,
    type: 'PVP',
    channelIds: general,
    startsAt: addMilliseconds(endsAt, -700 * day),
    endsAt: addMilliseconds(endsAt, -400 * day),
  })
}

/** Decides the competition that is over. */
export const decideCompetition = ({ competitionIds, memberIds, name }: Company): ScaleWish => ({
  type: 'completeCompetition',
  data: { competitionId: competitionIds[2] },
  policy: {
    countedThrough: derivedId('scale', name, 'counted'),
    scores: memberIds.map((id, index) => ({ id, score: 1 + (index % 50) })),
    members: [],
    award: null,
  },
})

const create = (
  { awardIds, administratorIds }: Company,
  competition: Pick<Competition, 'competitionId' | 'type' | 'channelIds' | 'startsAt' | 'endsAt'>,
): ScaleWish => ({
  type: 'createCompetition',
  data: {
    title: 'Thanks of the year',
    metric: 'POINTS',
    awardId: awardIds[0] ?? '',
    createdBy: administratorIds[0] ?? '',
    ...competition,
  },
  policy: { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 },
})
