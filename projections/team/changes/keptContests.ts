import type { Campaign, CampaignCompleted } from '@laurel/ledger/campaigns/events.ts'
import type { Competition, CompetitionCompleted } from '@laurel/ledger/competitions/events.ts'
import type { z } from 'zod'

/** More winners than these would be cut within an id; their number says the rest. */
const namedMax = 10

/** A competition as it was planned. */
export const keptCompetition = ({
  title,
  type,
  metric,
  channelIds,
  startsAt,
  endsAt,
  awardId,
}: Competition) => ({
  title,
  type: type === 'PVP' ? 'members' : 'channels',
  metric: metric === 'POINTS' ? 'points' : 'shoutouts',
  channelIds,
  startsAt,
  endsAt,
  awardId,
})

export const competitionResult = ({
  title,
  winners,
  award,
}: z.output<(typeof CompetitionCompleted)['schema']>) => ({
  title,
  winners: winners.length,
  winnerIds: winners.slice(0, namedMax).map(({ id }) => id),
  prize: award?.name ?? null,
})

/** A nomination campaign as it was opened. */
export const keptCampaign = ({ title, channelId, awardId, endDate, message, isMulti }: Campaign) => ({
  title,
  channelId,
  awardId,
  endDate,
  message,
  isMulti,
})

/** The result without the words to the winners, which are personal. */
export const campaignResult = ({
  title,
  winnerIds,
  award,
  usersEngaged,
  nominationCount,
}: z.output<(typeof CampaignCompleted)['schema']>) => ({
  title,
  winners: winnerIds.length,
  winnerIds: winnerIds.slice(0, namedMax),
  prize: award?.name ?? null,
  usersEngaged,
  nominationCount,
})
