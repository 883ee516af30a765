import type { AwardId, ChannelId, MemberId } from '@laurel/ledger/kernel/ids.ts'
import { containing, type Parameters } from '../../engine/querying/parameters.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { members } from '../../people/members/tables.ts'
import { privateBirthdaySql } from './privateBirthday.ts'
import { type activityKinds, recognitions } from './tables.ts'

export type ActivityKind = (typeof activityKinds)[number]

/** Which activity is wanted. Nothing given means all of it, recalled shoutouts too. */
export type ActivityFilter = {
  readonly activityIds?: readonly string[] | undefined
  readonly kinds?: readonly ActivityKind[] | undefined
  /** Part of a message, of a value, of an award's name, or of the name of a giver or recipient. */
  readonly q?: string | undefined
  /** Everything a member gave, received, redeemed or was adjusted by. */
  readonly memberId?: MemberId | undefined
  readonly giverId?: MemberId | undefined
  readonly recipientId?: MemberId | undefined
  /** Activity of any of these members, as giver or as recipient: a manager's people. */
  readonly memberIds?: readonly MemberId[] | undefined
  readonly channelId?: ChannelId | undefined
  readonly awardId?: AwardId | undefined
  readonly value?: string | undefined
  readonly isRecalled?: boolean | undefined
  readonly occurred?: TimeRange | undefined
  /** Leaves out private birthdays, except those of this member. */
  readonly privateBirthdaysOf?: MemberId | undefined
}

/** The conditions on `a`, a row of activities, and `m`, the row of its member; the team is the statement's first value. */
export const activityConditions = (filter: ActivityFilter, parameters: Parameters): string[] => {
  const { activityIds, kinds, q, channelId, awardId, value, isRecalled } = filter
  const conditions = [...within('a.occurred_at', filter.occurred, parameters), ...people(filter, parameters)]
  if (activityIds) conditions.push(`a.activity_id = any(${parameters.bind(activityIds)}::uuid[])`)
  if (kinds) conditions.push(`a.kind = any(${parameters.bind(kinds)}::text[])`)
  if (channelId) conditions.push(`a.channel_id = ${parameters.bind(channelId)}`)
  if (awardId) conditions.push(`a.award_id = ${parameters.bind(awardId)}`)
  if (value) conditions.push(`a.value = ${parameters.bind(value)}`)
  if (isRecalled !== undefined) conditions.push(`a.is_recalled = ${parameters.bind(isRecalled)}`)
  if (q) conditions.push(mentions(parameters.bind(containing(q))))
  if (filter.privateBirthdaysOf) {
    const member = parameters.bind(filter.privateBirthdaysOf)
    conditions.push(`(a.member_id = ${member} or not ${privateBirthdaySql})`)
  }
  return conditions
}

const people = (filter: ActivityFilter, parameters: Parameters): string[] => {
  const { memberId, giverId, recipientId, memberIds } = filter
  const conditions: string[] = []
  if (memberId) {
    const member = parameters.bind(memberId)
    conditions.push(`(a.member_id = ${member} or ${wasReceivedBy(`= ${member}`)})`)
  }
  if (giverId) conditions.push(`a.member_id = ${parameters.bind(giverId)}`)
  if (recipientId) conditions.push(wasReceivedBy(`= ${parameters.bind(recipientId)}`))
  if (memberIds) {
    const anyOf = `= any(${parameters.bind(memberIds)}::uuid[])`
    conditions.push(`(a.member_id ${anyOf} or ${wasReceivedBy(anyOf)})`)
  }
  return conditions
}

const wasReceivedBy = (members: string): string =>
  `a.activity_id in (select r.activity_id from ${recognitions.live} r where r.team_id = $1 and r.recipient_id ${members})`

const mentions = (pattern: string): string =>
  `(a.message ilike ${pattern} or a.value ilike ${pattern} or a.award_name ilike ${pattern} or exists (
    select from ${members.live} n where n.team_id = a.team_id and n.name ilike ${pattern}
    and (n.member_id = a.member_id or a.recipient_ids ? n.member_id::text)))`
