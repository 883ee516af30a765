import type { ChannelSettings } from '../../channels/events.ts'
import type { Instant } from '../../kernel/instant.ts'
import { type Period, periodAt } from '../../kernel/period.ts'
import { AllowancePoints, type Points } from '../../kernel/points.ts'
import type { KnownTeam } from '../../teams/state.ts'
import type { AllowanceKind } from '../events.ts'
import type { MemberDetails } from '../profile/details.ts'

/** The allowance that the configuration of a team grants a member for a period. */
export type AllowanceGrant = { readonly period: Period; readonly points: Points }

/** The part of a channel's settings that says what its members may give. */
export type ChannelAllowances = Pick<ChannelSettings, 'shoutoutAllowance' | 'awardAllowance'>

/** The percentages by which a segment raises or lowers the allowances of a member. */
export type SegmentPercents = Readonly<Record<AllowanceKind, number>>

/** What the allowances of a member follow from, besides the settings of the team. */
export type AllowanceSources = {
  /** The channels the member belongs to. */
  readonly channels: readonly ChannelAllowances[]
  /** The segments the member belongs to or manages. */
  readonly segments: readonly SegmentPercents[]
}

/** The sources of a member without channels and segments. */
export const noSources: AllowanceSources = { channels: [], segments: [] }

/**
 * The grant of the configuration in the period of an instant: the highest allowance among the member's channels, or the
 * team's own figure for a member without one. It is adjusted once by the sum of the percentages of all segments.
 */
export const allowanceGrant = (
  team: KnownTeam,
  { channels, segments }: AllowanceSources,
  allowance: AllowanceKind,
  occurredAt: Instant,
): AllowanceGrant => {
  const { interval, shoutoutPoints, awardPoints } = team.allowancePolicy
  const ofTeam = allowance === 'shoutout' ? shoutoutPoints : awardPoints
  const ofChannels = channels.map(channel =>
    allowance === 'shoutout' ? channel.shoutoutAllowance : channel.awardAllowance,
  )
  return {
    period: periodAt(occurredAt, interval, team.timeZone),
    points: adjusted(
      ofChannels.length > 0 ? Math.max(...ofChannels) : ofTeam,
      segments.map(segment => segment[allowance]),
    ),
  }
}

const pointsMax = AllowancePoints.maxValue ?? Number.MAX_SAFE_INTEGER

/** Rounded half up. */
const adjusted = (points: Points, percents: readonly number[]): Points => {
  const percent = percents.reduce((sum, next) => sum + next, 100)
  return Math.min(Math.max(Math.floor((points * percent + 50) / 100), 0), pointsMax)
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
