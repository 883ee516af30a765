import { byType } from '../../handling/byType.ts'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { ChannelId, MemberId, TeamId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import type { Points } from '../../kernel/points.ts'
import { type Clock, instantOn } from '../clock.ts'
import { createCountedShoutouts } from './countedShoutouts.ts'

/** Ranks members by points received, or by points given. */
export const leaderboardSides = ['received', 'given'] as const
export type LeaderboardSide = (typeof leaderboardSides)[number]

export type LeaderboardRequest = {
  readonly by: LeaderboardSide
  readonly clock: Clock
  /** Included; from the first event on when left out. */
  readonly from?: Instant | undefined
  /** Included; now when left out. */
  readonly asOf?: Instant | undefined
  /** Counts only shoutouts of these channels. Without it all shoutouts count. */
  readonly channelIds?: ReadonlySet<ChannelId> | undefined
}

/** The points that shoutouts of the period brought a member, or that the member gave. */
export type Standing = { readonly memberId: MemberId; readonly points: Points; readonly shoutouts: number }

type Shares = {
  readonly giverId: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
}

/**
 * Counts the shoutouts of a period that are valid at its end. A shoutout that is recalled later, by the requested
 * clock, still counts in full. Pass it a log in its order.
 */
export const createLeaderboardFold = ({ by, clock, from, asOf, channelIds }: LeaderboardRequest) => {
  const teams = new Map<TeamId, Map<MemberId, Standing>>()
  const counted = createCountedShoutouts()
  const hasHappened = (event: RecordedLedgerEvent): boolean =>
    asOf === undefined || instantOn(event, clock) <= asOf
  const isInPeriod = (event: RecordedLedgerEvent): boolean =>
    hasHappened(event) && (from === undefined || instantOn(event, clock) >= from)
  const isAskedFor = (channelId: ChannelId | null): boolean =>
    channelIds === undefined || (channelId !== null && channelIds.has(channelId))

  const count = (teamId: TeamId, shoutout: Shares, times: 1 | -1): void => {
    const standings = teams.get(teamId) ?? new Map<MemberId, Standing>()
    teams.set(teamId, standings)
    for (const { memberId, points } of sharesOf(shoutout, by)) {
      const before = standings.get(memberId) ?? { memberId, points: 0, shoutouts: 0 }
      const shoutouts = before.shoutouts + times
      if (shoutouts === 0) standings.delete(memberId)
      else standings.set(memberId, { memberId, points: before.points + points * times, shoutouts })
    }
  }

  return {
    observe: byType<void>({
      ShoutoutGiven: event => {
        const { data, metadata } = event
        if (!isInPeriod(event) || !isAskedFor(data.channelId)) return
        counted.remember(data)
        count(metadata.teamId, data, 1)
      },
      ShoutoutRecalled: event => {
        const { data, metadata } = event
        if (hasHappened(event) && counted.recall(data)) count(metadata.teamId, data, -1)
      },
      ShoutoutReinstated: event => {
        const { data, metadata } = event
        if (hasHappened(event) && counted.reinstate(data)) count(metadata.teamId, data, 1)
      },
    }),
    /** In no order; members without a shoutout are left out. */
    standings: (teamId: TeamId): readonly Standing[] => [...(teams.get(teamId)?.values() ?? [])],
  }
}

const sharesOf = (
  { giverId, recipientIds, pointsEach }: Shares,
  by: LeaderboardSide,
): readonly { readonly memberId: MemberId; readonly points: Points }[] => {
  switch (by) {
    case 'received':
      return recipientIds.map(memberId => ({ memberId, points: pointsEach }))
    case 'given':
      return [{ memberId: giverId, points: pointsEach * recipientIds.length }]
  }
}
