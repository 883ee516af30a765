import type { ChannelEvent } from '../channels/events.ts'
import { type ChannelState, evolve as evolveChannel, initialState as noChannel } from '../channels/state.ts'
import { byType } from '../handling/byType.ts'
import type { ChannelId, MemberId, SegmentId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import { hasMember } from '../kernel/memberSet.ts'
import {
  type AllowanceGrant,
  type AllowanceSources,
  allowanceGrant,
} from '../members/allowances/allowanceGrant.ts'
import type { AllowanceKind } from '../members/events.ts'
import type { SegmentEvent } from '../segments/events.ts'
import { evolve as evolveSegment, initialState as noSegment, type SegmentState } from '../segments/state.ts'
import type { TeamEvent } from '../teams/events.ts'
import {
  evolve as evolveTeam,
  type KnownTeam,
  initialState as noTeam,
  type TeamState,
} from '../teams/state.ts'
import type { SimulatedPolicy } from './simulatedPolicy.ts'

/** The configuration of a team at a point of its history: what allowances follow from. */
export const createConfiguration = () => {
  let team: TeamState = noTeam
  const channels = new Map<ChannelId, ChannelState>()
  const segments = new Map<SegmentId, SegmentState>()

  const knownTeam = (): KnownTeam => {
    if (team.kind === 'unknown') throw new Error('An event of the team comes before TeamCreated.')
    return team
  }

  const changeTeam = (event: TeamEvent): void => {
    team = evolveTeam(team, event)
  }
  const changeChannel = (event: ChannelEvent): void => {
    const { channelId } = event.data
    channels.set(channelId, evolveChannel(channels.get(channelId) ?? noChannel, event))
  }
  const changeSegment = (event: SegmentEvent): void => {
    const { segmentId } = event.data
    segments.set(segmentId, evolveSegment(segments.get(segmentId) ?? noSegment, event))
  }

  const sourcesOf = (memberId: MemberId, { shoutoutPoints, awardPoints }: Figures): AllowanceSources => ({
    channels: [...channels.values()].flatMap(channel =>
      channel.kind === 'known' && hasMember(channel.memberIds, memberId)
        ? [
            {
              shoutoutAllowance: shoutoutPoints ?? channel.settings.shoutoutAllowance,
              awardAllowance: awardPoints ?? channel.settings.awardAllowance,
            },
          ]
        : [],
    ),
    segments: [...segments.values()].flatMap(segment => {
      if (segment.kind !== 'known') return []
      const { adjustments, managerIds } = segment.settings
      if (managerIds.includes(memberId))
        return [{ shoutout: adjustments.managerShoutout, award: adjustments.managerAward }]
      return hasMember(segment.memberIds, memberId)
        ? [{ shoutout: adjustments.memberShoutout, award: adjustments.memberAward }]
        : []
    }),
  })

  return {
    observe: byType<void>({
      TeamCreated: changeTeam,
      AllowancePolicySet: changeTeam,
      TimeZoneSet: changeTeam,
      ClawBackPolicySet: changeTeam,
      ChannelCreated: changeChannel,
      ChannelChanged: changeChannel,
      ChannelMembersChanged: changeChannel,
      ChannelDeleted: changeChannel,
      SegmentDefined: changeSegment,
      SegmentMembersChanged: changeSegment,
      SegmentDeleted: changeSegment,
    }),
    team: knownTeam,
    /** The grant of a member under changed figures. */
    grant: (
      memberId: MemberId,
      kind: AllowanceKind,
      changed: Figures,
      occurredAt: Instant,
    ): AllowanceGrant => {
      const current = knownTeam()
      const allowancePolicy = { ...current.allowancePolicy, ...changed }
      return allowanceGrant({ ...current, allowancePolicy }, sourcesOf(memberId, changed), kind, occurredAt)
    },
  }
}

type Figures = NonNullable<SimulatedPolicy['allowance']>

export type Configuration = ReturnType<typeof createConfiguration>
