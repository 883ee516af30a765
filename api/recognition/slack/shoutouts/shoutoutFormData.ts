import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { AllowanceSources } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { allowanceLeft } from '@laurel/ledger/members/allowances/allowanceLeft.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { givingPlacesOf, type Place, placeEverywhere, placeIn } from '../../../slack/giving/places.ts'
import { readGiver } from '../../../slack/giving/readGiver.ts'
import type { UserGroups } from '../../../slack/giving/recipients.ts'
import type { GivingRefusal } from '../../../slack/giving/rejectionInWords.ts'
import type { SlackSpeech } from '../../../slack/speech/slackSpeech.ts'
import { allowanceSourcesOf } from '../../allowanceSourcesOf.ts'
import type { ShoutoutGrammar } from './shoutoutText.ts'

/** The data behind the form and the answers of a shoutout. */
export type ShoutoutFormData = {
  readonly slackUserId: string
  readonly speech: SlackSpeech
  readonly team: KnownTeam
  readonly giver: KnownMember
  /** The channels the giver may choose, and the chosen one. Without a channel, recipients get direct messages. */
  readonly places: readonly Place[]
  readonly place: Place | undefined
  /** The Slack channel to announce in, if recognition works in every channel. */
  readonly sourceChannelId: string | undefined
  /** The channels and segments of the giver, which determine their allowance. */
  readonly giverSources: AllowanceSources
  readonly allowanceLeft: Points
  readonly allowanceResetsAt: Instant
  /** The name of the GIF provider; undefined if none is set up. */
  readonly gifProvider: string | undefined
}

/**
 * Loads the form data of a giver. The place is the recognition channel of the current Slack channel, the one that applies
 * everywhere, or else the giver's only channel. With several channels the form asks.
 */
export const loadShoutoutFormData = async (
  context: Pick<SlackContext, 'ledger' | 'database' | 'clock' | 'gifs'>,
  caller: SlackCaller,
  slackChannelId: string | undefined,
): Promise<ShoutoutFormData | GivingRefusal> => {
  const { database, clock } = context
  const { teamId, slackUserId } = caller
  const found = await readGiver(context, caller)
  if (found.kind === 'refused') return found
  const { team, giver, speech } = found
  const [own, here, giverSources] = await Promise.all([
    givingPlacesOf(database, team, giver.memberId),
    slackChannelId === undefined ? undefined : placeIn(database, teamId, slackChannelId),
    allowanceSourcesOf(database)(teamId, giver.memberId),
  ])
  const isOwn = here === undefined || own.some(place => place.channelId === here.channelId)
  const everywhere =
    here === undefined && isChannel(slackChannelId) ? await placeEverywhere(database, team) : undefined
  const now = clock()
  return {
    slackUserId,
    speech,
    team,
    giver,
    places: isOwn ? own : [here, ...own],
    place: here ?? everywhere ?? (own.length === 1 ? own[0] : undefined),
    sourceChannelId: everywhere === undefined ? undefined : slackChannelId,
    giverSources,
    allowanceLeft: allowanceLeft(team, giver, giverSources, 'shoutout', now),
    gifProvider: context.gifs?.providerName,
    allowanceResetsAt: periodEnd(now, team.allowancePolicy.interval, team.timeZone),
  }
}

/** Whether this is a channel. A direct conversation has no public to praise a colleague in. */
const isChannel = (slackChannelId: string | undefined): boolean => /^[CG]/.test(slackChannelId ?? '')

export const isShoutoutFormData = (
  formData: ShoutoutFormData | GivingRefusal,
): formData is ShoutoutFormData => !('code' in formData)

export const grammarOf = (
  { team, place, slackUserId }: ShoutoutFormData,
  groups: UserGroups,
): ShoutoutGrammar => ({
  giver: slackUserId,
  values: team.values,
  isValueRequired: team.isValueRequired,
  pointOptions: place?.settings.pointOptions ?? [],
  pointsName: team.pointsName,
  groups,
})
