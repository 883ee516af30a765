import type { ChannelId } from '@laurel/ledger/kernel/ids.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { isAmong, isInChannels, isWithin, type Reach } from '../../people/members/peopleSet.ts'
import { members } from '../../people/members/tables.ts'
import { activities, recognitions } from '../../recognition/activity/tables.ts'

/** The part of a team that a report is about. */
export type RecognitionScope =
  | { readonly kind: 'team' }
  /** What happened in one channel. */
  | { readonly kind: 'channel'; readonly channelId: ChannelId }
  /** What these members gave and received, and what happened in these channels. Leaves out what is private. */
  | ({ readonly kind: 'people' } & Reach)

export type PeopleScope = Extract<RecognitionScope, { kind: 'people' }>

/** SQL: whether the member `m` belongs to a scope. */
export const isInScope = (scope: RecognitionScope, parameters: Parameters): string => {
  switch (scope.kind) {
    case 'team':
      return 'true'
    case 'channel':
      return isInChannels([scope.channelId], parameters)
    case 'people':
      return isWithin(scope, parameters)
  }
}

const isShown = 'not a.is_recalled and not a.is_private'

/** SQL: whether the activity of the recognition `r` is one that reports of people show. An index has the others. */
export const isShownRecognition = (range: TimeRange, parameters: Parameters): string =>
  `not exists (
    select from ${activities.live} a where ${[
      'a.team_id = $1',
      'a.activity_id = r.activity_id',
      '(a.is_recalled or a.is_private)',
      // Activities have the instants of their recognitions.
      ...within('a.occurred_at', range, parameters),
    ].join(' and ')})`

/** Recognition of people: one row per recipient in the scope. `$1` is the team. */
export const receivedByPeople = (scope: PeopleScope, range: TimeRange, parameters: Parameters): string => {
  const inRange = (alias: string) =>
    within(`${alias}.occurred_at`, range, parameters)
      .map(sql => ` and ${sql}`)
      .join('')
  // The position identifies an activity. Most have one recipient, and are counted without it.
  const columns = `case when r.is_only then null else r.position end as shared_position, r.position, r.kind, coalesce(r.value, '') as value, r.occurred_at, r.recipient_id as member_id,
    r.points_each as points`
  const byPeople = `
    select ${columns} from ${recognitions.live} r
    where r.team_id = $1 and ${isAmong('r.recipient_id', scope.people, parameters)}${inRange('r')}
      and ${isShownRecognition(range, parameters)} and not (r.kind = 'birthday' and r.recipient_id in (
        select b.member_id from ${members.live} b where b.team_id = $1 and b.is_birthday_private))`
  if (scope.channelIds.length === 0) return byPeople
  return `${byPeople} union
    select ${columns} from ${activities.live} a
    join ${recognitions.live} r on r.activity_id = a.activity_id and r.team_id = $1
    where a.team_id = $1 and a.channel_id = any(${parameters.bind(scope.channelIds)}::uuid[])
      ${inRange('a')}${inRange('r')} and ${isShown}`
}

/**
 * SQL: whether points of the activity `a` are given by its member, who can take them back for a time. Those of prizes and
 * celebrations are not.
 */
export const isGiven = 'a.recallable_until is not null'

/** What the people gave: one row per activity in the scope. */
export const givenByPeople = (scope: PeopleScope, range: TimeRange, parameters: Parameters): string => {
  const then = within('a.occurred_at', range, parameters).map(sql => ` and ${sql}`)
  const rows = (condition: string) => `
    select a.activity_id, a.member_id, a.points from ${activities.live} a
    where a.team_id = $1 and ${condition}${then.join('')} and ${isShown} and ${isGiven}`
  const byPeople = rows(isAmong('a.member_id', scope.people, parameters))
  return scope.channelIds.length === 0
    ? byPeople
    : `${byPeople} union ${rows(`a.channel_id = any(${parameters.bind(scope.channelIds)}::uuid[])`)}`
}
