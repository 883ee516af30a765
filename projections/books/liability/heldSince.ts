import type { Clock } from '@laurel/ledger/audit/clock.ts'
import { recallDaysMax } from '@laurel/ledger/audit/liability/recalledCredits.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
import { ledgerEntries } from '../entries/tables.ts'
import { memberPoints } from '../memberPoints/tables.ts'
import type { MonthBorder } from '../monthBorder.ts'
import { monthsBeforeSql } from '../months.ts'
import { momentOf } from './moments.ts'

/**
 * The points that each member, or one, gained before each border, less recalled ones, and the balance at the closing.
 */
export const membersSql = (
  borders: readonly MonthBorder[],
  ends: readonly Instant[],
  clock: Clock,
  parameters: Parameters,
  memberId?: MemberId,
): string => {
  const member = memberId === undefined ? undefined : `${parameters.bind(memberId)}::uuid`
  const isOf = (row: string): string => (member === undefined ? '' : `and ${row}.member_id = ${member}`)
  const sources = [
    `${monthSums(borders, clock)} ${isOf('s')}`,
    ...borders.map((_, age) => `${edgeSums(borders, age, clock, parameters)} ${isOf('e')}`),
    ...ends.slice(1).map((_, index) => `${recalledLater(ends, index + 1, clock, parameters)} ${isOf('e')}`),
  ]
  const sums = measuresOf(ends)
    .map(name => `${sumOf(`x.${name}`)} as ${name}`)
    .join(', ')
  return `select x.member_id, ${sums} from (${sources.join(' union all ')}) x group by x.member_id`
}

/** `gained2` is what was gained before the end with number 2. */
const measuresOf = (ends: readonly unknown[]): readonly string[] => [
  ...ends.map((_, age) => `gained${age}`),
  'balance',
]

const monthSums = (borders: readonly MonthBorder[], clock: Clock): string => {
  const sum = (measure: string, age: number): string =>
    monthsBeforeSql('s', measure, itemAt(borders, age).month, clock)
  const columns = [
    ...borders.map((_, age) => `${sum('gained', age)} as gained${age}`),
    `${sum('change', 0)} as balance`,
  ]
  return `select s.member_id, ${columns.join(', ')} from ${memberPoints.live} s
    where s.team_id = $1`
}

/** A row with these measures, and zero in all others. */
const onlySql = (values: Readonly<Record<string, string>>, ends: readonly unknown[]): string =>
  measuresOf(ends)
    .map(name => values[name] ?? '0')
    .join(', ')

const isRecall = `e.event_type in ('ShoutoutClawedBack', 'AwardClawedBack')`
const isGain = `(${isRecall} or (e.points > 0 and e.event_type not in ('RedemptionDebited', 'RedemptionRefunded')))`

const edgeSums = (
  borders: readonly MonthBorder[],
  age: number,
  clock: Clock,
  parameters: Parameters,
): string => {
  const { edge, sign } = itemAt(borders, age)
  const values = {
    [`gained${age}`]: `case when ${isGain} then e.points * ${sign} else 0 end`,
    ...(age === 0 ? { balance: `e.points * ${sign}` } : {}),
  }
  const moment = momentOf(clock, 'e')
  return `select e.member_id, ${onlySql(values, borders)} from ${ledgerEntries.live} e
    where e.team_id = $1 and e.account = 'redeemable'
      and ${moment} >= ${parameters.bind(edge.from)} and ${moment} < ${parameters.bind(edge.until)}`
}

/** Recalls shortly after a border of credits before it: they take points of the older age. */
const recalledLater = (
  ends: readonly Instant[],
  age: number,
  clock: Clock,
  parameters: Parameters,
): string => {
  const border = `${parameters.bind(itemAt(ends, age))}::timestamptz`
  const moment = momentOf(clock, 'e')
  const credited = momentOf(clock, 'c')
  return `select e.member_id, ${onlySql({ [`gained${age}`]: 'e.points' }, ends)}
    from ${ledgerEntries.live} e
    cross join lateral (
      select c.moment from (${['redeemable', 'owed'].map(account => creditBefore(account, credited)).join(' union all ')}) c
      order by c.position desc limit 1
    ) credit
    where e.team_id = $1 and e.account = 'redeemable' and ${isRecall}
      and ${moment} >= ${border} and ${moment} < ${border} + interval '${recallDaysMax} days'
      and ${moment} < $2 and credit.moment < ${border} and credit.moment >= ${moment} - interval '${recallDaysMax} days'`
}

/** The last credit of a recalled shoutout or award in one account, which the index reads backwards from the recall. */
const creditBefore = (account: string, credited: string): string =>
  `(select c.position, ${credited} as moment from ${ledgerEntries.live} c
    where c.event_type = case e.event_type
        when 'ShoutoutClawedBack' then 'ShoutoutCredited' else 'AwardCredited' end
      and c.team_id = e.team_id and c.member_id = e.member_id
      and c.account = '${account}' and c.subject_id = e.subject_id and c.position < e.position
    order by c.position desc limit 1)`

/**
 * What a member holds that is not older than each age. A recall takes from the lot of its age, then from older ones, so
 * that the lots up to an age sum to the most that was gained, less recalls, since any younger border. Spending takes the
 * oldest lots first, so that the balance is in the youngest ones.
 */
export const heldSql = (members: string, ends: readonly unknown[]): string => {
  const gainedSince = ends.map((_, age) =>
    age + 1 < ends.length ? `m.gained0 - m.gained${age + 1}` : 'm.gained0',
  )
  const held = ends.map(
    (_, age) =>
      `least(greatest(0, m.balance), greatest(0, ${gainedSince.slice(0, age + 1).join(', ')})) as held${age}`,
  )
  // Each expression is evaluated once; the planner would repeat it for every use.
  return `select m.member_id, m.balance, ${held.join(', ')} from (${members} offset 0) m offset 0`
}

const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no border with the number ${index}.`)
  return item
}
