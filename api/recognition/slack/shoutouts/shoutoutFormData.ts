import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { ChannelAllowances } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { ensureMember } from '../../../team/slack/sync/ensureMember.ts'
import { allowanceLeft } from '../../allowanceLeft.ts'
import { givingPlacesOf, type Place, placeIn } from '../giving/places.ts'
import type { ShoutoutGrammar } from './shoutoutText.ts'

/** Everything a giver's form and answers are made of. */
export type ShoutoutFormData = {
  readonly slackUserId: string
  readonly team: KnownTeam
  readonly giver: KnownMember
  /** Where the giver may give, and which of these is meant; without any, recipients are told in person. */
  readonly places: readonly Place[]
  readonly place: Place | undefined
  /** The channel of Slack to announce in, where recognition works in all of them. */
  readonly sourceChannelId: string | undefined
  /** The channels the giver belongs to, which say what they may give. */
  readonly giverChannels: readonly ChannelAllowances[]
  readonly allowanceLeft: Points
  readonly allowanceResetsAt: Instant
  /** Who GIFs come from; nobody where no provider is set up. */
  readonly gifProvider: string | undefined
}

/** Why there is no formData: the workspace was never set up, or the person takes no part. */
export type GivingRefusal = {
  readonly kind: 'refused'
  readonly code: 'TEAM_UNKNOWN' | 'MEMBER_UNKNOWN' | 'MEMBER_INACTIVE'
}

/**
 * Sets a giver's formData. The Slack channel the person is in decides where a shoutout goes if recognition lives there;
 * else it is the only channel the person belongs to, or the form asks.
 */
export const loadShoutoutFormData = async (
  context: Pick<SlackContext, 'ledger' | 'database' | 'clock' | 'gifs'>,
  { teamId, slackUserId, client }: SlackCaller,
  slackChannelId: string | undefined,
): Promise<ShoutoutFormData | GivingRefusal> => {
  const { ledger, database, clock } = context
  const [known, giver] = await Promise.all([
    ledger.team(teamId),
    ensureMember({ ledger, client, clock }, teamId, slackUserId),
  ])
  if (known.kind === 'unknown') return { kind: 'refused', code: 'TEAM_UNKNOWN' }
  if (giver.kind === 'unknown') return { kind: 'refused', code: 'MEMBER_UNKNOWN' }
  if (!giver.isActive) return { kind: 'refused', code: 'MEMBER_INACTIVE' }
  const team = { ...known, pointsName: known.settings.pointsName }
  const [own, here] = await Promise.all([
    givingPlacesOf(database, team, giver.memberId),
    slackChannelId === undefined ? undefined : placeIn(database, teamId, slackChannelId),
  ])
  const isOwn = here === undefined || own.some(place => place.channelId === here.channelId)
  const isAnyChannel = team.settings.usesAllChannels && here === undefined && own.length === 1
  const giverChannels = own.map(({ settings }) => settings)
  const now = clock()
  return {
    slackUserId,
    team,
    giver,
    places: isOwn ? own : [here, ...own],
    place: here ?? (own.length === 1 ? own[0] : undefined),
    sourceChannelId: isAnyChannel && isChannel(slackChannelId) ? slackChannelId : undefined,
    giverChannels,
    allowanceLeft: allowanceLeft(team, giver, giverChannels, 'shoutout', now),
    gifProvider: context.gifs?.providerName,
    allowanceResetsAt: periodEnd(now, team.allowancePolicy.interval, team.timeZone),
  }
}

/** Conversations with one person, or with the app, are no place to praise somebody. */
const isChannel = (slackChannelId: string | undefined): boolean => /^[CG]/.test(slackChannelId ?? '')

export const isShoutoutFormData = (
  formData: ShoutoutFormData | GivingRefusal,
): formData is ShoutoutFormData => !('code' in formData)

export const grammarOf = ({ team, place, slackUserId }: ShoutoutFormData): ShoutoutGrammar => ({
  giver: slackUserId,
  values: team.values,
  isValueRequired: team.isValueRequired,
  pointOptions: place?.settings.pointOptions ?? [],
  pointsName: team.pointsName,
})
