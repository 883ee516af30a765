import type { MemberAccount } from '@laurel/ledger/kernel/account.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { text, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { allowanceSums, allowanceTotals } from '../allowanceSums/tables.ts'
import { flowTotals } from '../dailyFlows/tables.ts'
import { isPrivateBirthdayOfAnother, privateBirthdayCredits } from './privateBirthdayEntries.ts'
import { entrySource } from './queries.ts'
import { isRedemption } from './tables.ts'

/** A figure that screens show, as the postings behind it are found. */
export type ExplainedFigure =
  | { readonly kind: 'fund' | 'accrued' | 'fundOwed' }
  | { readonly kind: 'outstanding' }
  | { readonly kind: 'giveable' }
  | { readonly kind: 'redeemed'; readonly occurred: TimeRange }
  | { readonly kind: 'memberBalance'; readonly memberId: MemberId; readonly account: MemberAccount }

/** The part of a figure that one kind of event contributes. */
const ExplanationPart = z.object({ eventType: text, entries: whole, points: whole })
export type ExplanationPart = z.output<typeof ExplanationPart>

/** A figure by type of event, the largest part first. `viewerId` sees private birthdays of others as awards. */
export const partsOf = async (
  database: Queryable,
  teamId: TeamId,
  figure: ExplainedFigure,
  viewerId: MemberId | undefined,
): Promise<readonly ExplanationPart[]> => {
  const parts = await readParts(database, teamId, figure, viewerId)
  return [...parts].sort(
    (left, right) =>
      Math.abs(right.points) - Math.abs(left.points) || (left.eventType < right.eventType ? -1 : 1),
  )
}

const readParts = async (
  database: Queryable,
  teamId: TeamId,
  figure: ExplainedFigure,
  viewerId: MemberId | undefined,
): Promise<readonly ExplanationPart[]> => {
  switch (figure.kind) {
    case 'outstanding': {
      const parts = await readRows(database, ExplanationPart, outstandingParts, [teamId])
      if (viewerId === undefined) return parts
      return disguised(parts, await privateBirthdayCredits(database, teamId, viewerId))
    }
    case 'giveable':
      return readRows(database, ExplanationPart, giveableParts, [teamId])
    case 'fund':
    case 'accrued':
    case 'fundOwed':
    case 'redeemed':
    case 'memberBalance':
      return sumEntries(database, teamId, figure, viewerId)
  }
}

const outstandingParts = `
  select f.event_type as "eventType", f.entries, f.added - f.taken as points
  from ${flowTotals.live} f where f.team_id = $1 and f.account = 'redeemable'`

/** Those of all members, less those of members who left. */
const giveableParts = `
  select x.event_type as "eventType", sum(x.entries) as entries, sum(x.points) as points
  from (
    select t.event_type, t.entries, t.points from ${allowanceTotals.live} t where t.team_id = $1
    union all
    select s.event_type, -s.entries, -s.points from ${members.live} m
    join ${allowanceSums.live} s on s.team_id = $1 and s.member_id = m.member_id
    where m.team_id = $1 and not m.is_active
  ) x
  group by 1 having sum(x.entries) > 0`

/** Moves private birthdays from the celebrations to the credits of awards. */
const disguised = (
  parts: readonly ExplanationPart[],
  birthdays: Pick<ExplanationPart, 'entries' | 'points'>,
): readonly ExplanationPart[] => {
  if (birthdays.entries === 0) return parts
  const sums = new Map(parts.map(part => [part.eventType, part]))
  const add = (eventType: string, times: 1 | -1): void => {
    const { entries, points } = sums.get(eventType) ?? { entries: 0, points: 0 }
    sums.set(eventType, {
      eventType,
      entries: entries + times * birthdays.entries,
      points: points + times * birthdays.points,
    })
  }
  add('AwardGranted', -1)
  add('AwardCredited', 1)
  return [...sums.values()].filter(({ entries }) => entries > 0)
}

/** Sums entries that an index finds: those of one member, of the fund, or of a month. */
const sumEntries = (
  database: Queryable,
  teamId: TeamId,
  figure: ExplainedFigure,
  viewerId: MemberId | undefined,
): Promise<readonly ExplanationPart[]> => {
  const parameters = createParameters(teamId)
  const conditions = ['e.team_id = $1', ...conditionsOf(figure, parameters)]
  const eventType = eventTypeFor(viewerId, parameters)
  return readRows(
    database,
    ExplanationPart,
    `select ${eventType} as "eventType", count(*) as entries, sum(e.points) * ${signOf(figure)} as points
     from ${entrySource.from} where ${conditions.join(' and ')} group by 1`,
    parameters.values,
  )
}

/** -1 if a figure counts debits as positive. */
export const signOf = (figure: ExplainedFigure): 1 | -1 =>
  figure.kind === 'accrued' ||
  figure.kind === 'fundOwed' ||
  figure.kind === 'redeemed' ||
  (figure.kind === 'memberBalance' && figure.account === 'owed')
    ? -1
    : 1

/**
 * The type of an entry's event. A private birthday counts as the credit of an award, so that its occasion stays hidden;
 * figures are opened to entries of members and of the fund, where such credits are common.
 */
const eventTypeFor = (viewerId: MemberId | undefined, parameters: Parameters): string => {
  if (viewerId === undefined) return 'e.event_type'
  const isDisguised = isPrivateBirthdayOfAnother(viewerId, parameters)
  return `case when ${isDisguised} then 'AwardCredited' else e.event_type end`
}

/** The entries `e` of members `m` that make a figure. */
export const conditionsOf = (figure: ExplainedFigure, parameters: Parameters): string[] => {
  switch (figure.kind) {
    case 'fund':
      return ['e.member_id is null', `e.account = 'fund'`]
    case 'accrued':
      return ['e.member_id is null', `e.account = 'fund:postpaid'`]
    case 'fundOwed':
      return ['e.member_id is null', `e.account = 'fund:owed'`]
    case 'outstanding':
      return [`e.account = 'redeemable'`]
    case 'giveable':
      return [`e.account in ('allowance:shoutout', 'allowance:award')`, 'm.is_active']
    case 'redeemed':
      return [
        `e.account = 'redeemable'`,
        `e.${isRedemption}`,
        ...within('e.occurred_at', figure.occurred, parameters),
      ]
    case 'memberBalance':
      return [
        `e.member_id = ${parameters.bind(figure.memberId)}`,
        `e.account = ${parameters.bind(figure.account)}`,
      ]
  }
}
