import type { SpotAward } from '../awards/events.ts'
import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ChannelId, CompetitionId, EventId, MemberId } from '../kernel/ids.ts'
import type { CompetitionUnknown } from './archiveCompetition.ts'
import type { Competition, CompetitionEvent, Standing } from './events.ts'
import type { CompetitionState } from './state.ts'
import { namedPerEvent, standingsMax } from './vocabulary.ts'

/** Decides a competition after its end. The policy holds what was counted, and the award as it is now. */
export type CompleteCompetition = Command<
  'completeCompetition',
  { readonly competitionId: CompetitionId },
  {
    readonly countedThrough: EventId
    /** The scores of members in the channel, or of the channels. */
    readonly scores: readonly { readonly id: string; readonly score: number }[]
    /** Active members by channel. */
    readonly members: readonly { readonly channelId: ChannelId; readonly memberIds: readonly MemberId[] }[]
    /** Null if the award is archived. */
    readonly award: SpotAward | null
  }
>

export type CompetitionNotOver = { readonly code: 'COMPETITION_NOT_OVER' }

export const completeCompetition = (
  state: CompetitionState,
  { data: { competitionId }, policy, occurredAt }: CompleteCompetition,
): Decision<CompetitionEvent, CompetitionUnknown | CompetitionNotOver> => {
  if (state.kind === 'unknown') return reject({ code: 'COMPETITION_UNKNOWN' })
  if (state.kind !== 'open') return accept()
  const { title, type, channelIds, endsAt, createdBy } = state.competition
  if (occurredAt < endsAt) return reject({ code: 'COMPETITION_NOT_OVER' })
  const ranked = policy.scores.filter(({ score }) => score > 0).sort(byScore)
  const winners = ranked.filter(({ score }) => score === ranked[0]?.score)
  const memberIds = paidMembers(state.competition, winners, policy)
  const [first = { winners: [], memberIds: [] }, ...others] = inParts(winners, memberIds)
  const said = { competitionId, title, award: policy.award, decidedBy: createdBy }
  const counts = { winners: winners.length, members: memberIds.length }
  return accept(
    {
      type: 'CompetitionCompleted',
      data: {
        ...said,
        type,
        channelIds,
        countedAt: occurredAt,
        countedThrough: policy.countedThrough,
        standings: ranked.slice(0, standingsMax),
        ...first,
        ...(others.length > 0 ? { counts } : {}),
      },
    },
    ...others.map(
      (part): CompetitionEvent => ({ type: 'CompetitionResultContinued', data: { ...said, ...part } }),
    ),
  )
}

type Named = { readonly winners: Standing[]; readonly memberIds: MemberId[] }

/** Winners and paid members in parts that each fit into an event. */
const inParts = (winners: readonly Standing[], memberIds: readonly MemberId[]): Named[] =>
  Array.from(
    { length: Math.ceil(Math.max(winners.length, memberIds.length) / namedPerEvent) },
    (_, index) => {
      const part = [index * namedPerEvent, (index + 1) * namedPerEvent] as const
      return { winners: winners.slice(...part), memberIds: memberIds.slice(...part) }
    },
  )

/** Highest first; equal scores by id, so that counting again gives the same order. */
const byScore = (one: Standing, other: Standing): number =>
  other.score - one.score || (one.id < other.id ? -1 : 1)

const paidMembers = (
  { type }: Competition,
  winners: readonly Standing[],
  { award, members }: CompleteCompetition['policy'],
): MemberId[] => {
  if (!award) return []
  const won = new Set(winners.map(({ id }) => id))
  const paid =
    type === 'PVP'
      ? [...won]
      : members.filter(({ channelId }) => won.has(channelId)).flatMap(({ memberIds }) => memberIds)
  return [...new Set(paid)].sort()
}
