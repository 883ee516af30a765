import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import type { ChannelId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { allowanceLeft } from '@laurel/ledger/members/allowances/allowanceLeft.ts'
import { awardPayer } from '@laurel/ledger/members/awards/whoMayGiveAward.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { listAwards } from '@laurel/projections/awards/awards/queries.ts'
import type { AwardRow } from '@laurel/projections/awards/awards/tables.ts'
import { allowanceSourcesOf } from '../../recognition/allowanceSourcesOf.ts'
import type { SlackCaller } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { type Place, placeOf, placesOf } from '../../slack/giving/places.ts'
import { readGiver } from '../../slack/giving/readGiver.ts'
import type { GivingRefusal } from '../../slack/giving/rejectionInWords.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import { type AwardGiverRoles, readAwardGiverRoles } from '../readAwardGiverRoles.ts'

/** The data behind the form and the answers of a spot award. */
export type AwardFormData = {
  readonly slackUserId: string
  readonly speech: SlackSpeech
  readonly team: KnownTeam
  readonly giver: KnownMember
  readonly standing: AwardGiverRoles
  /** The team's awards by name; at least one. */
  readonly awards: readonly AwardRow[]
  /** The channels the giver may choose, and the chosen one. */
  readonly places: readonly Place[]
  readonly place: Place | undefined
  readonly allowanceLeft: Points
  readonly allowanceResetsAt: Instant
}

/** The reason why a member can't give awards. */
export type AwardRefusal = {
  readonly kind: 'refused'
  readonly code: GivingRefusal['code'] | 'PRO_REQUIRED' | 'AWARDS_NOT_YOURS_TO_GIVE' | 'NO_AWARDS_OFFERED'
  readonly speech: SlackSpeech
}

/** Loads the form data. Managers give in the channels they manage, admins also in the channels they belong to. */
export const loadAwardFormData = async (
  context: SlackContext,
  caller: SlackCaller,
  slackChannelId: string | undefined,
): Promise<AwardFormData | AwardRefusal> => {
  const { ledger, database, clock } = context
  const { teamId, slackUserId } = caller
  const found = await readGiver(context, caller)
  if (found.kind === 'refused') return found
  const { team, giver, speech } = found
  const refused = (code: AwardRefusal['code']): AwardRefusal => ({ kind: 'refused', code, speech })
  if (!hasFeature(team, 'awards')) return refused('PRO_REQUIRED')
  const [standing, own, awards, sources] = await Promise.all([
    readAwardGiverRoles({ ledger, database }, teamId, giver.memberId),
    placesOf(database, teamId, giver.memberId),
    listAwards(database, teamId),
    allowanceSourcesOf(database)(teamId, giver.memberId),
  ])
  if (awardPayer(standing, null) === 'none') return refused('AWARDS_NOT_YOURS_TO_GIVE')
  if (awards.length === 0) return refused('NO_AWARDS_OFFERED')
  const places = placesToGive(standing, own)
  const now = clock()
  return {
    slackUserId,
    speech,
    team,
    giver,
    standing,
    awards,
    places,
    place:
      places.find(({ settings }) => settings.slackChannelId === slackChannelId) ??
      (places.length === 1 ? places[0] : undefined),
    allowanceLeft: allowanceLeft(team, giver, sources, 'award', now),
    allowanceResetsAt: periodEnd(now, team.allowancePolicy.interval, team.timeZone),
  }
}

/** The maximum of options in a Slack select. */
const placesMax = 100

const placesToGive = ({ managed, isAdmin }: AwardGiverRoles, own: readonly Place[]): Place[] => {
  const all = [...managed.map(placeOf), ...(isAdmin ? own : [])]
  return [...new Map(all.map(place => [place.channelId, place])).values()].slice(0, placesMax)
}

export const isAwardFormData = (formData: AwardFormData | AwardRefusal): formData is AwardFormData =>
  !('code' in formData)

/** The channel an award is announced in; null for a private award. */
export const channelOf = ({ place }: AwardFormData, award: AwardRow | undefined): ChannelId | null =>
  award?.isPrivate ? null : (place?.channelId ?? null)

/** Whether the giver's allowance pays for an award, instead of the company. */
export const isOwnExpense = (formData: AwardFormData, award: AwardRow | undefined): boolean =>
  awardPayer(formData.standing, channelOf(formData, award)) === 'allowance'
