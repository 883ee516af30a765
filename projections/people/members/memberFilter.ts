import type { ChannelId, MemberId, SegmentId } from '@laurel/ledger/kernel/ids.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { textSearch } from '../../engine/querying/textSearch.ts'
import { channelCounts, channelMembers, channels } from '../../team/channels/tables.ts'
import { segmentMembers, segments } from '../segments/tables.ts'
import { isWithin, type Reach } from './peopleSet.ts'
import { members } from './tables.ts'

export type MemberFilter = {
  /** Part of a name or e-mail address. */
  readonly q?: string | undefined
  readonly memberIds?: readonly MemberId[] | undefined
  /** Of these people, or in one of these channels. */
  readonly within?: Reach | undefined
  readonly channelId?: ChannelId | undefined
  readonly segmentId?: SegmentId | undefined
  readonly isActive?: boolean | undefined
  readonly isAdmin?: boolean | undefined
  /** Whether they manage a channel or a segment. */
  readonly isManager?: boolean | undefined
  readonly hasChannel?: boolean | undefined
}

const inChannel = `exists (select from ${channelCounts.live} k
  where k.team_id = m.team_id and k.member_id = m.member_id and k.channels > 0)`
/** As an array, because the planner would look up member after member in the order of the list until it has found a few. */
const inNoChannel = `m.member_id = any(array(select a.member_id from ${members.live} a
  where a.team_id = $1 and not ${inChannel.replaceAll('m.', 'a.')}))`
/** The same for a few rows. PostgreSQL may answer `exists` from a hash of all members of channels, but not this. */
export const inChannelOfRow = `coalesce((select true from ${channelMembers.live} c
  where c.team_id = m.team_id and c.member_id = m.member_id limit 1), false)`

const channelManagers = `select manager.id::uuid from ${channels.live} c
  cross join jsonb_array_elements_text(c.manager_ids) manager(id) where c.team_id = $1`
const segmentManagers = `select manager.id::uuid from ${segments.live} s
  cross join jsonb_array_elements_text(s.manager_ids) manager(id) where s.team_id = $1`

/** Whether a member of a team, the statement's first value, manages something: channels and segments are read once. */
export const managesChannelInTeam = `(m.member_id in (${channelManagers}))`
export const managesSegmentInTeam = `(m.member_id in (${segmentManagers}))`
const managersOfTeam = `${channelManagers} union all ${segmentManagers}`
/** An array has few items for the planner, which then looks up their members. */
const isManagerInTeam = `m.member_id = any(array(${managersOfTeam}))`
const isNoManagerInTeam = `(m.member_id not in (${managersOfTeam}))`

/** The same for a member of any team. */
export const managesChannel = `exists (select from ${channels.live} c where c.team_id = m.team_id and c.manager_ids ? m.member_id::text)`
export const managesSegment = `exists (select from ${segments.live} s where s.team_id = m.team_id and s.manager_ids ? m.member_id::text)`

/** The conditions of a filter; the team is the statement's first value. A search looks in names and e-mail addresses. */
export const conditionsOf = (request: MemberFilter, parameters: Parameters): string[] => {
  const { q, memberIds, within, channelId, segmentId, isActive, isAdmin, isManager, hasChannel } = request
  const conditions: string[] = []
  if (q !== undefined && q !== '') {
    const isFoundIn = textSearch(q, parameters)
    conditions.push(`(${isFoundIn('m.name')} or ${isFoundIn('m.email')})`)
  }
  if (memberIds) conditions.push(`m.member_id = any(${parameters.bind(memberIds)}::uuid[])`)
  if (within) conditions.push(isWithin(within, parameters))
  if (channelId !== undefined) {
    const channel = parameters.bind(channelId)
    conditions.push(`exists (select from ${channelMembers.live} c where c.team_id = m.team_id
      and c.member_id = m.member_id and c.channel_id = ${channel})`)
  }
  if (segmentId !== undefined) {
    const segment = parameters.bind(segmentId)
    conditions.push(`exists (select from ${segmentMembers.live} g where g.team_id = m.team_id
      and g.member_id = m.member_id and g.segment_id = ${segment})`)
  }
  if (isActive !== undefined) conditions.push(`m.is_active = ${parameters.bind(isActive)}`)
  if (isAdmin !== undefined) conditions.push(`m.is_admin = ${parameters.bind(isAdmin)}`)
  if (isManager !== undefined) conditions.push(isManager ? isManagerInTeam : isNoManagerInTeam)
  if (hasChannel !== undefined) conditions.push(hasChannel ? inChannel : inNoChannel)
  return conditions
}
