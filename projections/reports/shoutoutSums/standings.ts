import type { Clock } from '@laurel/ledger/audit/clock.ts'
import type { LeaderboardSide } from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { isLate, ledgerEntries, turned } from '../../books/entries/tables.ts'
import type { MonthBorder } from '../../books/monthBorder.ts'
import { monthsBeforeSql } from '../../books/months.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { shoutoutsGiven, shoutoutsReceived } from './tables.ts'

export type Period = {
  readonly by: LeaderboardSide
  readonly clock: Clock
  /** Included. */
  readonly asOf: Instant
  /** Included; from the first shoutout on without it. */
  readonly from: Instant | undefined
}

/** The borders of a period as the sums know them; `from` excludes what happened before it. */
export type Borders = { readonly asOf: MonthBorder; readonly from: MonthBorder | undefined }

export const momentOn = {
  occurred: (alias: string) => `${alias}.occurred_at`,
  recorded: (alias: string) => `${alias}.recorded_at`,
} as const

const sumsOf = { received: shoutoutsReceived.live, given: shoutoutsGiven.live } as const

/** What an activity `a` counts, and for which member: itself once, or `times`. */
const shareOf = {
  given: { memberId: 'a.member_id', points: 'a.points', from: '' },
  received: {
    memberId: 'r.id::uuid',
    points: 'a.points_each',
    from: 'cross join jsonb_array_elements_text(a.recipient_ids) r(id)',
  },
} as const

/** The same for many shoutouts. Most have one recipient, and expanding a list takes five times as long as its first item. */
const sharesOf = {
  given: [{ ...shareOf.given, isCounted: 'true' }],
  received: [
    {
      ...shareOf.received,
      memberId: 'a.only_recipient_id',
      from: '',
      isCounted: 'a.only_recipient_id is not null',
    },
    { ...shareOf.received, isCounted: 'a.recipient_count > 1' },
  ],
} as const

/**
 * SQL: the points and shoutouts of each member in a period, from the sums of whole months, the shoutouts and recalls
 * between these months and the borders of the period, and the exceptions. `$1` is the team.
 */
export const standingsFromSums = (period: Period, borders: Borders, parameters: Parameters): string => {
  const { by, clock } = period
  const share = shareOf[by]
  const edges = [
    { ...borders.asOf, side: 1 as const },
    ...(borders.from ? [{ ...borders.from, side: -1 as const }] : []),
  ].map(({ edge, sign, side }) => {
    const range = (alias: string) => inRange(momentOn[clock](alias), edge, parameters)
    return { times: sign * side, range }
  })
  const given = edges.flatMap(({ times, range }) =>
    sharesOf[by].map(
      ({ memberId, points, from, isCounted }) => `
      select ${memberId}, ${points} * ${times}, ${times}
      from ${activities.live} a ${from}
      where a.team_id = $1 and a.kind = 'shoutout' and ${isCounted} and ${range('a')}`,
    ),
  )
  const turns = edges.map(
    ({ times, range }) => `
      select e.subject_id as activity_id,
        case e.event_type when 'ShoutoutRecalled' then ${-times} else ${times} end as times
      from ${ledgerEntries.live} e where e.team_id = $1 and e.${turned} and ${range('e')}`,
  )
  return `
    select x.member_id, ${sumOf('x.points')} as points, ${sumOf('x.shoutouts')} as shoutouts
    from (
      ${[monthSums(sumsOf[by], clock, borders), ...given].join(' union all ')}
      union all
      select ${share.memberId}, ${share.points} * t.times, t.times
      from (${[...turns, exceptions(period, parameters)].join(' union all ')}) t
      join ${activities.live} a on a.team_id = $1 and a.activity_id = t.activity_id ${share.from}
    ) x
    group by x.member_id having ${sumOf('x.shoutouts')} > 0`
}

const inRange = (moment: string, { from, until }: MonthBorder['edge'], parameters: Parameters): string =>
  `${moment} >= ${parameters.bind(from)} and ${moment} < ${parameters.bind(until)}`

const monthSums = (sums: string, clock: Clock, { asOf, from }: Borders): string => {
  const january = { occurred: 's.year * 12', recorded: 's.year * 12 + s.months_late' }[clock]
  const sumOfMonths = (measure: string) => {
    const before = ({ month }: MonthBorder) => monthsBeforeSql('s', measure, month, clock)
    return from === undefined ? before(asOf) : `(${before(asOf)}) - (${before(from)})`
  }
  return `
    select s.member_id, ${sumOfMonths('points')} as points, ${sumOfMonths('shoutouts')} as shoutouts
    from ${sums} s where s.team_id = $1 and ${january} < ${asOf.month}`
}

/** A recall or a reinstatement that was recorded at once lies within this time of its shoutout on both clocks. */
const turnedWithin = `interval '2 days'`

/**
 * Sums count a recall in the month of the recall. For shoutouts that were recalled near a border or recorded late, this
 * adds the correction.
 */
const exceptions = ({ clock, asOf, from }: Period, parameters: Parameters): string => {
  const moment = momentOn[clock]
  const end = parameters.bind(asOf)
  const start = from === undefined ? undefined : parameters.bind(from)
  const isIn = (alias: string) =>
    start === undefined
      ? `${moment(alias)} <= ${end}`
      : `${moment(alias)} >= ${start} and ${moment(alias)} <= ${end}`
  const turns = `from ${ledgerEntries.live} e where e.team_id = $1 and e.${turned}`
  const near = [end, ...(start === undefined ? [] : [start])].map(
    border =>
      `select e.subject_id ${turns} and ${moment('e')} between ${border}::timestamptz - ${turnedWithin}
        and ${border}::timestamptz + ${turnedWithin}`,
  )
  const count = (type: string, condition: string) =>
    `count(*) filter (where e.event_type = '${type}' and ${condition})`
  const isBefore = `${moment('e')} <= ${end}`
  return `
    select a.activity_id,
      (${isIn('a')} and t.recalls <= t.reinstatements)::int
        - ((${isIn('a')})::int - t.counted_recalls + t.counted_reinstatements)
    from (${[...near, `select e.subject_id ${turns} and e.${isLate}`].join(' union ')}) n
    join ${activities.live} a on a.team_id = $1 and a.activity_id = n.subject_id
    cross join lateral (
      select ${count('ShoutoutRecalled', isBefore)} as recalls,
        ${count('ShoutoutReinstated', isBefore)} as reinstatements,
        ${count('ShoutoutRecalled', isIn('e'))} as counted_recalls,
        ${count('ShoutoutReinstated', isIn('e'))} as counted_reinstatements
      ${turns} and e.subject_id = a.activity_id
    ) t`
}

/** SQL: the same for one channel, from its shoutouts. */
export const standingsOfChannel = (period: Period, channelId: string, parameters: Parameters): string =>
  channelStandings(
    period,
    channelId,
    parameters,
    end => `not exists (
      select from ${ledgerEntries.live} e
      where e.team_id = $1 and e.${turned} and e.subject_id = a.activity_id
        and ${momentOn[period.clock]('e')} <= ${end}
      group by e.subject_id
      having count(*) filter (where e.event_type = 'ShoutoutRecalled')
        > count(*) filter (where e.event_type = 'ShoutoutReinstated')
    )`,
  )

/** SQL: the same where nothing came after the period: what is recalled now was recalled at its end. */
export const channelSoFar = (period: Period, channelId: string, parameters: Parameters): string =>
  channelStandings(period, channelId, parameters, () => 'not a.is_recalled')

const channelStandings = (
  { by, clock, asOf, from }: Period,
  channelId: string,
  parameters: Parameters,
  isValidAt: (end: string) => string,
): string => {
  const moment = momentOn[clock]('a')
  const end = parameters.bind(asOf)
  const inPeriod = [
    'a.team_id = $1',
    `a.channel_id = ${parameters.bind(channelId)}::uuid`,
    `a.kind = 'shoutout'`,
    `${moment} <= ${end}`,
    ...(from === undefined ? [] : [`${moment} >= ${parameters.bind(from)}`]),
    isValidAt(end),
  ].join(' and ')
  const shares = sharesOf[by].map(
    ({ memberId, points, from: expanded, isCounted }) =>
      `select ${memberId} as member_id, ${points} as points from a ${expanded} where ${isCounted}`,
  )
  // The shoutouts lie apart in their table, and are read once for both kinds of shares.
  return `
    with a as materialized (
      select a.member_id, a.points, a.points_each, a.only_recipient_id, a.recipient_ids, a.recipient_count
      from ${activities.live} a where ${inPeriod}
    )
    select x.member_id, ${sumOf('x.points')} as points, count(*) as shoutouts
    from (${shares.join(' union all ')}) x group by x.member_id`
}
