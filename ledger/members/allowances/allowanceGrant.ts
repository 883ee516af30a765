import type { ChannelSettings } from '../../channels/events.ts'
import type { Instant } from '../../kernel/instant.ts'
import { periodAt } from '../../kernel/period.ts'
import type { KnownTeam } from '../../teams/state.ts'
import type { AllowanceKind } from '../events.ts'
import type { AllowanceGrant } from './resetAllowance.ts'

/** The part of a channel's settings that says what its members may give. */
export type ChannelAllowances = Pick<ChannelSettings, 'shoutoutAllowance' | 'awardAllowance'>

/**
 * The allowance of a member in the period of an instant: the highest allowance among the member's channels, or the
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
