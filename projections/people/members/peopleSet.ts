import type { ChannelId, MemberId, SegmentId } from '@laurel/ledger/kernel/ids.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { channelMembers } from '../../team/channels/tables.ts'
import { segmentMembers, segments } from '../segments/tables.ts'
import { members } from './tables.ts'

/** Some people of a team. The database finds them, because they may be thousands. */
export type PeopleSet = {
  /** The active people who report directly to this one, */
  readonly managerId?: MemberId | undefined
  /** the members of these segments, */
  readonly segmentIds?: readonly SegmentId[] | undefined
  /** and these few: PostgreSQL weighs each of them while it plans. */
  readonly memberIds?: readonly MemberId[] | undefined
}

/** Some people, and what happens in some channels. */
export type Reach = { readonly people: PeopleSet; readonly channelIds: readonly ChannelId[] }

export const noPeople: PeopleSet = {}

/** Whether nothing is named that could have people. */
export const isEmpty = ({ managerId, segmentIds = [], memberIds = [] }: PeopleSet): boolean =>
  managerId === undefined && segmentIds.length === 0 && memberIds.length === 0

/** SQL: whether a column has the id of one of the people. `$1` is the team. */
export const isAmong = (
  column: string,
  { managerId, segmentIds = [], memberIds = [] }: PeopleSet,
  parameters: Parameters,
): string => {
  const sources: string[] = []
  if (managerId !== undefined)
    sources.push(`select p.member_id from ${members.live} p
      where p.team_id = $1 and p.manager_id = ${parameters.bind(managerId)}::uuid and p.is_active`)
  if (segmentIds.length > 0)
    sources.push(`select p.member_id from ${segmentMembers.live} p
      join ${segments.live} s on s.team_id = p.team_id and s.segment_id = p.segment_id
      where p.team_id = $1 and p.segment_id = any(${parameters.bind(segmentIds)}::uuid[])`)
  const parts = [
    ...(sources.length > 0 ? [`${column} in (${sources.join(' union all ')})`] : []),
    ...(memberIds.length > 0 ? [`${column} = any(${parameters.bind(memberIds)}::uuid[])`] : []),
  ]
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`
}

/** SQL: whether the member `m` is one of the people, or in one of the channels. */
export const isWithin = ({ people, channelIds }: Reach, parameters: Parameters): string => {
  const isOfPeople = isAmong('m.member_id', people, parameters)
  return channelIds.length === 0 ? isOfPeople : `(${isOfPeople} or ${isInChannels(channelIds, parameters)})`
}

/** SQL: whether the member `m` is in one of the channels. */
export const isInChannels = (channelIds: readonly ChannelId[], parameters: Parameters): string =>
  `exists (select from ${channelMembers.live} c where c.team_id = m.team_id and c.member_id = m.member_id
    and c.channel_id = any(${parameters.bind(channelIds)}::uuid[]))`
