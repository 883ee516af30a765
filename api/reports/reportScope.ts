import type { ReportFilters } from '@laurel/contract/reports/reportQuery.ts'
import type { ChannelId, MemberId, SegmentId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { directReports } from '@laurel/projections/people/members/directReports.ts'
import {
  managedSegments,
  membersOfSegments,
  segmentById,
} from '@laurel/projections/people/segments/queries.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import { channelById, listChannels } from '@laurel/projections/team/channels/queries.ts'

export type ReportCaller = {
  readonly teamId: TeamId
  readonly memberId: MemberId
  readonly isAdmin: boolean
}

export type ScopeRequest = Pick<ReportFilters, 'group' | 'segment' | 'direct_reports'>

/** The caller may not see these reports, or what they ask for does not exist. */
export type ScopeRefusal = 'FORBIDDEN' | 'GROUP_UNKNOWN' | 'SEGMENT_UNKNOWN'

/**
 * The part of the team that a caller's reports are about: everything for an administrator, otherwise the members of the
 * segments they manage, their direct reports, and the channels they manage. A request narrows it, and never widens it.
 */
export const readReportScope = async (
  database: Queryable,
  { teamId, memberId, isAdmin }: ReportCaller,
  { group, segment, direct_reports: isOfReports = false }: ScopeRequest,
): Promise<RecognitionScope | ScopeRefusal> => {
  const [segments, reports, channelIds] = await Promise.all([
    isAdmin ? segmentNamed(database, teamId, segment) : managedSegments(database, teamId, memberId),
    isAdmin && !isOfReports ? [] : directReports(database, teamId, memberId),
    isAdmin ? channelNamed(database, teamId, group) : channelsManagedBy(database, teamId, memberId),
  ])
  const manages = segments.length > 0 || reports.length > 0 || channelIds.length > 0
  if (!isAdmin && !manages) return 'FORBIDDEN'
  const segmentIds = segments.map(({ segmentId }): SegmentId => segmentId)
  const reportIds = reports.map(report => report.memberId)
  if (isOfReports) return { kind: 'people', memberIds: reportIds, channelIds: [] }
  if (segment !== undefined) {
    if (!segmentIds.includes(segment)) return isAdmin ? 'SEGMENT_UNKNOWN' : 'FORBIDDEN'
    const memberIds = await membersOfSegments(database, teamId, [segment])
    return { kind: 'people', memberIds, channelIds: [] }
  }
  if (group !== undefined) {
    if (!channelIds.includes(group)) return isAdmin ? 'GROUP_UNKNOWN' : 'FORBIDDEN'
    return isAdmin
      ? { kind: 'channel', channelId: group }
      : { kind: 'people', memberIds: [], channelIds: [group] }
  }
  if (isAdmin) return { kind: 'team' }
  const ofSegments = await membersOfSegments(database, teamId, segmentIds)
  return { kind: 'people', memberIds: [...new Set([...reportIds, ...ofSegments])], channelIds }
}

const segmentNamed = async (database: Queryable, teamId: TeamId, segment: string | undefined) => {
  const known = segment === undefined ? null : await segmentById(database, teamId, segment)
  return known ? [known] : []
}

const channelNamed = async (
  database: Queryable,
  teamId: TeamId,
  group: string | undefined,
): Promise<readonly ChannelId[]> => {
  const known = group === undefined ? null : await channelById(database, teamId, group)
  return known ? [known.channelId] : []
}

const channelsMax = 1000

const channelsManagedBy = async (
  database: Queryable,
  teamId: TeamId,
  managerId: MemberId,
): Promise<readonly ChannelId[]> => {
  const { rows } = await listChannels(database, teamId, { managerId, limit: channelsMax, isCounted: false })
  return rows.map(({ channelId }) => channelId)
}
