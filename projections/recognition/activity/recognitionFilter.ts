import type { ChannelId, MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { activities } from './tables.ts'

/** Shoutouts as `r`, a row for each recipient. */
export const recognitionSource = `(
  select a.team_id, a.activity_id, a.member_id as giver_id, got.id::uuid as recipient_id, a.channel_id, a.value,
    a.points_each as points, a.occurred_at, a.is_recalled
  from ${activities.live} a cross join lateral jsonb_array_elements_text(a.recipient_ids) got(id)
  where a.kind = 'shoutout'
) r`

/** Which recognition a report is about; recalled shoutouts are left out unless asked for. */
export type RecognitionFilter = {
  readonly occurred?: TimeRange | undefined
  readonly channelId?: ChannelId | undefined
  readonly giverId?: MemberId | undefined
  readonly recipientId?: MemberId | undefined
  /** Recognition that any of these members gave or received: a segment, or a manager's people. */
  readonly memberIds?: readonly MemberId[] | undefined
  readonly isRecalled?: boolean | undefined
}

/** The conditions on `r`, a row of `recognitionSource`; the team is the statement's first value. */
export const recognitionConditions = (filter: RecognitionFilter, parameters: Parameters): string[] => {
  const { occurred, channelId, giverId, recipientId, memberIds, isRecalled = false } = filter
  const conditions = [
    'r.team_id = $1',
    `r.is_recalled = ${parameters.bind(isRecalled)}`,
    ...within('r.occurred_at', occurred, parameters),
  ]
  if (channelId) conditions.push(`r.channel_id = ${parameters.bind(channelId)}`)
  if (giverId) conditions.push(`r.giver_id = ${parameters.bind(giverId)}`)
  if (recipientId) conditions.push(`r.recipient_id = ${parameters.bind(recipientId)}`)
  if (memberIds) {
    const anyOf = parameters.bind(memberIds)
    conditions.push(`(r.giver_id = any(${anyOf}::uuid[]) or r.recipient_id = any(${anyOf}::uuid[]))`)
  }
  return conditions
}
