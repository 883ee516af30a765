import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { addMilliseconds } from '../kernel/instant.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { Competition, CompetitionEvent } from './events.ts'
import type { CompetitionState } from './state.ts'
import { competingChannelsMax, openCompetitionsMax } from './vocabulary.ts'

/** Plans a competition, which starts and ends by itself. */
export type CreateCompetition = Command<
  'createCompetition',
  Competition,
  {
    readonly isAwardOffered: boolean
    readonly areChannelsKnown: boolean
    /** How many competitions of the team wait or run already. */
    readonly openCompetitions: number
  }
>

export type CreateCompetitionRejection = {
  readonly code:
    | 'COMPETITION_EXISTS'
    | 'COMPETITION_CHANNELS_UNFIT'
    | 'COMPETITION_CHANNEL_UNKNOWN'
    | 'COMPETITION_AWARD_UNKNOWN'
    | 'COMPETITION_STARTS_TOO_EARLY'
    | 'COMPETITION_ENDS_TOO_EARLY'
    | 'COMPETITION_TOO_LONG'
    | 'COMPETITIONS_TOO_MANY'
}

const day = 86_400_000
/** The start of today in any time zone is at most a day ago. Earlier thanks would decide the competition in advance. */
const earlinessMax = day
const lengthMax = 366 * day

export const createCompetition = (
  state: CompetitionState,
  { data, policy, occurredAt }: CreateCompetition,
): Decision<CompetitionEvent, CreateCompetitionRejection> => {
  if (state.kind !== 'unknown')
    return jsonEquals(state.competition, data) ? accept() : reject({ code: 'COMPETITION_EXISTS' })
  const { type, channelIds, startsAt, endsAt } = data
  if (!areFit(type, channelIds)) return reject({ code: 'COMPETITION_CHANNELS_UNFIT' })
  if (startsAt < addMilliseconds(occurredAt, -earlinessMax))
    return reject({ code: 'COMPETITION_STARTS_TOO_EARLY' })
  if (endsAt <= startsAt || endsAt <= occurredAt) return reject({ code: 'COMPETITION_ENDS_TOO_EARLY' })
  if (endsAt > addMilliseconds(startsAt, lengthMax)) return reject({ code: 'COMPETITION_TOO_LONG' })
  if (!policy.areChannelsKnown) return reject({ code: 'COMPETITION_CHANNEL_UNKNOWN' })
  if (!policy.isAwardOffered) return reject({ code: 'COMPETITION_AWARD_UNKNOWN' })
  if (policy.openCompetitions >= openCompetitionsMax) return reject({ code: 'COMPETITIONS_TOO_MANY' })
  return accept({ type: 'CompetitionCreated', data })
}

const areFit = (type: Competition['type'], channelIds: Competition['channelIds']): boolean => {
  const count = new Set(channelIds).size
  if (count !== channelIds.length) return false
  return type === 'PVP' ? count === 1 : count >= 2 && count <= competingChannelsMax
}
