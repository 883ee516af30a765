import type { AwardId, ChannelId, MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { isAmong, type Reach } from '../../people/members/peopleSet.ts'
import { members } from '../../people/members/tables.ts'
import { activities, type activityKinds, recognitions } from './tables.ts'

export type ActivityKind = (typeof activityKinds)[number]

/** Which activity is wanted. Nothing given means all of it, recalled shoutouts too. */
export type ActivityFilter = {
  readonly activityIds?: readonly string[] | undefined
  readonly kinds?: readonly ActivityKind[] | undefined
  /**
   * Part of a message, of a value, of an award's name, or of the name of a giver or recipient. No condition of
   * `activityConditions`: `searchActivities` finds the ids first.
   */
  readonly q?: string | undefined
  /** Looks for `q` to the end, however long it takes; otherwise a list gives up after some time, and says so. */
  readonly isComplete?: boolean | undefined
  /** Everything a member gave, received, redeemed or was adjusted by. */
  readonly memberId?: MemberId | undefined
  readonly giverId?: MemberId | undefined
  readonly recipientId?: MemberId | undefined
  readonly channelId?: ChannelId | undefined
  /** Given in any of these channels. */
  readonly channelIds?: readonly ChannelId[] | undefined
  /** The people and channels that a reader without further rights may see: activity of any of them, unless it is private. */
  readonly reach?: Reach | undefined
  readonly isPrivate?: boolean | undefined
  readonly awardId?: AwardId | undefined
  readonly value?: string | undefined
  readonly isRecalled?: boolean | undefined
  /** Leaves out activities without points. */
  readonly hasPoints?: boolean | undefined
  readonly occurred?: TimeRange | undefined
  /** Leaves out private birthdays, except those of this member. */
  readonly privateBirthdaysOf?: MemberId | undefined
}

/** The conditions on `a`, a row of activities; the team is the statement's first value. */
export const activityConditions = (filter: ActivityFilter, parameters: Parameters): string[] => {
  const { activityIds, kinds, channelId, awardId, value, isRecalled } = filter
  const conditions = [...within('a.occurred_at', filter.occurred, parameters), ...people(filter, parameters)]
  if (activityIds) conditions.push(`a.activity_id = any(${parameters.bind(activityIds)}::uuid[])`)
  if (kinds) conditions.push(ofKinds('a.kind', kinds, parameters))
  if (channelId) conditions.push(`a.channel_id = ${parameters.bind(channelId)}`)
  if (filter.channelIds) conditions.push(`a.channel_id = any(${parameters.bind(filter.channelIds)}::uuid[])`)
  if (filter.reach) conditions.push('not a.is_private', isReached(filter.reach, filter, parameters))
  if (filter.isPrivate !== undefined) conditions.push(filter.isPrivate ? 'a.is_private' : 'not a.is_private')
  if (awardId) conditions.push(`a.award_id = ${parameters.bind(awardId)}`)
  if (value) conditions.push(`a.value = ${parameters.bind(value)}`)
  if (isRecalled !== undefined) conditions.push(isRecalled ? 'a.is_recalled' : 'not a.is_recalled')
  if (filter.hasPoints) conditions.push('a.points_each > 0')
  if (filter.privateBirthdaysOf && mayBeBirthday(kinds))
    conditions.push(`not ${hiddenBirthdaySql(kinds, parameters.bind(filter.privateBirthdaysOf))}`)
  return conditions
}

/** An index gives its order for one value of a column before it, not for a list of values. */
export const ofKinds = (column: string, kinds: readonly ActivityKind[], parameters: Parameters): string =>
  kinds.length === 1
    ? `${column} = ${parameters.bind(kinds[0])}`
    : `${column} = any(${parameters.bind(kinds)}::text[])`

export const mayBeBirthday = (kinds: ActivityFilter['kinds']): boolean => kinds?.includes('birthday') ?? true

/**
 * SQL: whether the activity `a`, of one of some kinds, is a private birthday of another member than `memberId`; see
 * `privateBirthdaySql`. Birthdays alone are read from their index, which has no kind.
 */
export const hiddenBirthdaySql = (kinds: ActivityFilter['kinds'], memberId: string): string => {
  const isHidden = `a.member_id <> ${memberId} and (a.is_private or exists (
    select from ${members.live} b
    where b.team_id = a.team_id and b.member_id = a.member_id and b.is_birthday_private))`
  return kinds?.every(kind => kind === 'birthday') ? `(${isHidden})` : `(a.kind = 'birthday' and ${isHidden})`
}

const people = (filter: ActivityFilter, parameters: Parameters): string[] => {
  const { memberId, giverId, recipientId } = filter
  const conditions: string[] = []
  if (memberId) conditions.push(concerns(parameters.bind(memberId)))
  if (giverId) conditions.push(`a.member_id = ${parameters.bind(giverId)}`)
  if (recipientId) conditions.push(`a.activity_id in (${receivedBy(is(parameters.bind(recipientId)))})`)
  return conditions
}

/** A condition on a column with the id of a member. */
type IsWanted = (column: string) => string

const is =
  (memberId: string): IsWanted =>
  column =>
    `${column} = ${memberId}`

/** A union, because PostgreSQL reads all activities for a condition with `or` over two tables. */
const concerns = (memberId: string): string =>
  `a.activity_id in (${givenBy(is(memberId))} union ${receivedBy(is(memberId))})`

/** Of the kinds and the time of the filter, since people and channels have many more activities. */
const isReached = (
  { people, channelIds }: Reach,
  { kinds, occurred }: ActivityFilter,
  parameters: Parameters,
): string => {
  const isOne: IsWanted = column => isAmong(column, people, parameters)
  const inFilter = (row: string): string =>
    [
      ...within(`${row}.occurred_at`, occurred, parameters),
      ...(kinds ? [ofKinds(`${row}.kind`, kinds, parameters)] : []),
    ]
      .map(condition => ` and ${condition}`)
      .join('')
  const ids = [`${givenBy(isOne)}${inFilter('g')}`, `${receivedBy(isOne)}${inFilter('r')}`]
  if (channelIds.length > 0) {
    ids.push(`select h.activity_id from ${activities.live} h
      where h.team_id = $1 and h.channel_id = any(${parameters.bind(channelIds)}::uuid[])${inFilter('h')}`)
  }
  return `a.activity_id in (${ids.join(' union ')})`
}

/** The same for a row `r` of a recipient: it is theirs, or of one of the channels. */
export const isReachedRecipient = ({ people, channelIds }: Reach, parameters: Parameters): string =>
  `not a.is_private and (${isAmong('r.recipient_id', people, parameters)}
    or a.channel_id = any(${parameters.bind(channelIds)}::uuid[]))`

const givenBy = (isWanted: IsWanted): string =>
  `select g.activity_id from ${activities.live} g where g.team_id = $1 and ${isWanted('g.member_id')}`

const receivedBy = (isWanted: IsWanted): string =>
  `select r.activity_id from ${recognitions.live} r where r.team_id = $1 and ${isWanted('r.recipient_id')}`
