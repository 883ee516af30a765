import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { KnownChannel } from '@laurel/ledger/channels/state.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { hasMember } from '@laurel/ledger/kernel/memberSet.ts'
import type { AllowanceSources } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { FindAllowanceSources } from './allowanceSourcesOf.ts'
import { membersOf, tooManyRecipients } from './recipientPolicy.ts'

/** What a shoutout is decided on. A caller that has looked these up already passes them on. */
export type GivingFacts = {
  readonly team: KnownTeam
  /** The channels and segments of the giver. */
  readonly giverSources: AllowanceSources
  /** The channel the shoutout is given in, if any. */
  readonly channel: Pick<ChannelSettings, 'pointOptions'> | null
  readonly recipients: ReadonlyMap<MemberId, MemberState>
  /** Whether the giver neither belongs to the channel nor manages it. Left out where Slack shows that they belong. */
  readonly isOutsideChannel?: boolean
}

export type FactsDependencies = {
  readonly ledger: Ledger
  readonly allowanceSourcesOf: FindAllowanceSources
}

export type FactsRequest = {
  readonly teamId: TeamId
  readonly giverId: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly channelId: ChannelId | null
}

type Rejected = Extract<Outcome, { readonly kind: 'rejected' }>

/** Looks up the facts of a shoutout by the ids in its request. */
export const findGivingFacts = async (
  { ledger, allowanceSourcesOf }: FactsDependencies,
  { teamId, giverId, recipientIds, channelId }: FactsRequest,
): Promise<Rejected | { readonly kind: 'found'; readonly facts: GivingFacts }> => {
  const tooMany = tooManyRecipients(recipientIds)
  if (tooMany) return tooMany
  const [team, channel, giverSources, recipients] = await Promise.all([
    ledger.team(teamId),
    channelId === null ? null : ledger.channel(teamId, channelId),
    allowanceSourcesOf(teamId, giverId),
    membersOf(ledger, teamId, recipientIds),
  ])
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  if (channel?.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'CHANNEL_UNKNOWN' } }
  const isOutsideChannel = channel !== null && !team.settings.usesAllChannels && !isIn(channel, giverId)
  return {
    kind: 'found',
    facts: { team, giverSources, channel: channel?.settings ?? null, recipients, isOutsideChannel },
  }
}

const isIn = ({ memberIds, settings }: KnownChannel, memberId: MemberId): boolean =>
  hasMember(memberIds, memberId) || settings.managerIds.includes(memberId)
