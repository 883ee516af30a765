import type { ChannelSettings } from '../../channels/events.ts'
import type { Instant } from '../../kernel/instant.ts'
import { dayAt } from '../../kernel/period.ts'
import type { KnownTeam } from '../../teams/state.ts'
import { type AllowanceSources, allowanceGrant } from '../allowances/allowanceGrant.ts'
import type { ShoutoutPolicy } from './giveShoutout.ts'
import type { RecipientPolicy } from './refuseRecipients.ts'

export type ShoutoutSetting = RecipientPolicy & {
  readonly team: KnownTeam
  /** The channels and segments of the giver. */
  readonly giverSources: AllowanceSources
  /** The channel the shoutout is given in. */
  readonly channel: Pick<ChannelSettings, 'pointOptions'> | null
  readonly occurredAt: Instant
}

/** The configuration for a shoutout at this moment. */
export const shoutoutPolicy = ({
  team,
  giverSources,
  channel,
  absentRecipientIds,
  ineligibleRecipientIds,
  occurredAt,
}: ShoutoutSetting): ShoutoutPolicy => ({
  isTeamStopped: team.plan === 'inactive' || team.plan === 'ended',
  allowance: allowanceGrant(team, giverSources, 'shoutout', occurredAt),
  day: dayAt(occurredAt, team.timeZone),
  absentRecipientIds,
  ineligibleRecipientIds,
  pointOptions: channel?.pointOptions ?? [],
  values: team.values,
  isValueRequired: team.isValueRequired,
})
