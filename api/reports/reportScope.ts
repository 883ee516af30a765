import type { ReportFilters } from '@laurel/contract/reports/reportQuery.ts'
import type { ChannelId, MemberId, SegmentId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { hasDirectReports } from '@laurel/projections/people/members/directReports.ts'
import { noPeople, type PeopleSet } from '@laurel/projections/people/members/peopleSet.ts'
import { managedSegments, segmentById } from '@laurel/projections/people/segments/queries.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import { channelById, managedChannelIds } from '@laurel/projections/team/channels/queries.ts'

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
  const [segments, hasReports, channelIds] = await Promise.all([
    isAdmin ? segmentNamed(database, teamId, segment) : managedSegments(database, teamId, memberId),
    isAdmin ? false : hasDirectReports(database, teamId, memberId),
    isAdmin ? channelNamed(database, teamId, group) : managedChannelIds(database, teamId, memberId),
  ])
  if (!isAdmin && !hasReports && segments.length === 0 && channelIds.length === 0) return 'FORBIDDEN'
  const segmentIds = segments.map(({ segmentId }): SegmentId => segmentId)
  if (isOfReports) return peopleScope({ managerId: memberId })
  if (segment !== undefined) {
    if (!segmentIds.includes(segment)) return isAdmin ? 'SEGMENT_UNKNOWN' : 'FORBIDDEN'
    return peopleScope({ segmentIds: [segment] })
  }
  if (group !== undefined) {
    if (!channelIds.includes(group)) return isAdmin ? 'GROUP_UNKNOWN' : 'FORBIDDEN'
    return isAdmin ? { kind: 'channel', channelId: group } : peopleScope(noPeople, [group])
  }
  if (isAdmin) return { kind: 'team' }
  return peopleScope({ ...(hasReports && { managerId: memberId }), segmentIds }, channelIds)
}

const peopleScope = (people: PeopleSet, channelIds: readonly ChannelId[] = []): RecognitionScope => ({
  kind: 'people',
  people,
  channelIds,
})

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
