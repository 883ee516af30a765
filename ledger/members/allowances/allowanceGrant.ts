import type { ChannelSettings } from '../../channels/events.ts'
import type { Instant } from '../../kernel/instant.ts'
import { type Period, periodAt } from '../../kernel/period.ts'
import type { Points } from '../../kernel/points.ts'
import type { KnownTeam } from '../../teams/state.ts'
import type { AllowanceKind } from '../events.ts'
import type { MemberDetails } from '../profile/details.ts'

/** The allowance that the configuration of a team grants a member for a period. */
export type AllowanceGrant = { readonly period: Period; readonly points: Points }

/** The part of a channel's settings that says what its members may give. */
export type ChannelAllowances = Pick<ChannelSettings, 'shoutoutAllowance' | 'awardAllowance'>

/**
 * The grant of the configuration in the period of an instant: the highest allowance among the member's channels, or the
 * team's own figure for a member without one.
 */
export const allowanceGrant = (
  team: KnownTeam,
  memberChannels: readonly ChannelAllowances[],
  allowance: AllowanceKind,
  occurredAt: Instant,
): AllowanceGrant => {
  const { interval, shoutoutPoints, awardPoints } = team.allowancePolicy
  const ofTeam = allowance === 'shoutout' ? shoutoutPoints : awardPoints
  const ofChannels = memberChannels.map(channel =>
    allowance === 'shoutout' ? channel.shoutoutAllowance : channel.awardAllowance,
  )
  return {
    period: periodAt(occurredAt, interval, team.timeZone),
    points: ofChannels.length > 0 ? Math.max(...ofChannels) : ofTeam,
  }
}

/** The points that a member gets: their own override, or else the grant of the configuration. */
export const grantedPoints = (
  { shoutoutAllowanceOverride, awardAllowanceOverride }: MemberDetails,
  allowance: AllowanceKind,
  grant: AllowanceGrant,
): Points => {
  const override = allowance === 'shoutout' ? shoutoutAllowanceOverride : awardAllowanceOverride
  return override > 0 ? override : grant.points
}
