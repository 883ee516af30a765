import type { Clock } from '@laurel/ledger/audit/clock.ts'
import { type Ageing, ages } from '@laurel/ledger/audit/liability/ageing.ts'
import { recallDaysMax } from '@laurel/ledger/audit/liability/recalledCredits.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
import { whole } from '../../engine/tables/columns.ts'
import { ledgerEntries } from '../entries/tables.ts'
import { memberPoints } from '../memberPoints/tables.ts'
import { type MonthBorder, monthBorder } from '../monthBorder.ts'
import { firstMonthsSql } from '../months.ts'
import { momentOf } from './moments.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const ageNumbers = ages.map((_, age) => age)

const Aged = z.object({ lots: z.array(whole), outOfOrder: whole })

/**
 * How old the points of members are at an instant, by the rules of the audit's ageing. The points that a member gained
 * up to each border between two ages come from the sums of whole months and from the entries between month and border.
 */
export const ageingAsOf = async (
  database: Queryable,
  teamId: TeamId,
  until: Instant,
  clock: Clock,
  latest: Instant,
): Promise<Ageing> => {
  const parameters = createParameters(teamId, until)
  // The closing, then the end of each age but the oldest: what happened before it is older.
  const ends = [
    until,
    ...ages
      .filter(({ daysMax }) => Number.isFinite(daysMax))
      .map(({ daysMax }) => addMilliseconds(until, 1 - (daysMax + 1) * dayMilliseconds)),
  ]
  const borders = ends.map(end => monthBorder(end, latest))
  const aged = await readRow(
    database,
    Aged,
    `select array[${lotsSql}]::bigint[] as lots, coalesce(${sumOf(`l.balance - l.held${ages.length - 1}`)}, 0) as "outOfOrder"
     from (${heldSql(membersSql(borders, ends, clock, parameters))}) l`,
    parameters.values,
  )
  return {
    lots: ages.map(({ days }, age) => ({ days, points: aged?.lots[age] ?? 0 })),
    outOfOrder: aged?.outOfOrder ?? 0,
  }
}

const lotsSql = ageNumbers
  .map(age => `coalesce(${sumOf(`l.held${age}${age === 0 ? '' : ` - l.held${age - 1}`}`)}, 0)`)
  .join(', ')

/** The points that a member gained before each border, less recalled ones, and the balance at the closing. */
const membersSql = (
  borders: readonly MonthBorder[],
  ends: readonly Instant[],
  clock: Clock,
  parameters: Parameters,
): string => {
  const sources = [
    monthSums(borders, clock, parameters),
    ...borders.map((border, age) => edgeSums(border, age, clock, parameters)),
    ...ends.slice(1).map((end, index) => recalledLater(end, index + 1, clock, parameters)),
  ]
  const sums = measures.map(name => `${sumOf(`x.${name}`)} as ${name}`).join(', ')
  return `select x.member_id, ${sums} from (${sources.join(' union all ')}) x group by x.member_id`
}

/** `gained2` is what was gained before the border with number 2. */
const measures = [...ageNumbers.map(age => `gained${age}`), 'balance']

const monthSums = (borders: readonly MonthBorder[], clock: Clock, parameters: Parameters): string => {
  const january = { occurred: 's.year * 12', recorded: 's.year * 12 + s.months_late' }[clock]
  const months = borders.map(
    ({ month }) => `least(greatest(${parameters.bind(month)}::bigint - (${january}), 0), 12)`,
  )
  const sum = (measure: string, name: string, age: number): string =>
    `${firstMonthsSql('s', measure, months[age] ?? '0')} as ${name}`
  const columns = [...ageNumbers.map(age => sum('gained', `gained${age}`, age)), sum('change', 'balance', 0)]
  return `select s.member_id, ${columns.join(', ')} from ${memberPoints.live} s
    where s.team_id = $1`
}

/** A row with these measures, and zero in all others. */
const onlySql = (values: Readonly<Record<string, string>>): string =>
  measures.map(name => values[name] ?? '0').join(', ')

const isRecall = `e.event_type in ('ShoutoutClawedBack', 'AwardClawedBack')`
const isGain = `(${isRecall} or (e.points > 0 and e.event_type not in ('RedemptionDebited', 'RedemptionRefunded')))`

const edgeSums = ({ edge, sign }: MonthBorder, age: number, clock: Clock, parameters: Parameters): string => {
  const values = {
    [`gained${age}`]: `case when ${isGain} then e.points * ${sign} else 0 end`,
    ...(age === 0 ? { balance: `e.points * ${sign}` } : {}),
  }
  const moment = momentOf(clock, 'e')
  return `select e.member_id, ${onlySql(values)} from ${ledgerEntries.live} e
    where e.team_id = $1 and e.account = 'redeemable'
      and ${moment} >= ${parameters.bind(edge.from)} and ${moment} < ${parameters.bind(edge.until)}`
}

/** Recalls shortly after a border of credits before it: they take points of the older age. */
const recalledLater = (end: Instant, age: number, clock: Clock, parameters: Parameters): string => {
  const border = `${parameters.bind(end)}::timestamptz`
  const moment = momentOf(clock, 'e')
  const credited = momentOf(clock, 'c')
  return `select e.member_id, ${onlySql({ [`gained${age}`]: 'e.points' })}
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
const heldSql = (members: string): string => {
  const gainedSince = ageNumbers.map(age =>
    age + 1 < ages.length ? `m.gained0 - m.gained${age + 1}` : 'm.gained0',
  )
  const held = ageNumbers.map(
    age =>
      `least(greatest(0, m.balance), greatest(0, ${gainedSince.slice(0, age + 1).join(', ')})) as held${age}`,
  )
  // Each expression is evaluated once; the planner would repeat it for every use.
  return `select m.balance, ${held.join(', ')} from (${members} offset 0) m offset 0`
}
