import type { MemberAccount } from '@laurel/ledger/kernel/account.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Points, sumPoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import type { PageCursor } from '../../engine/querying/cursor.ts'
import { type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { text, whole } from '../../engine/tables/columns.ts'
import { isPrivateBirthdayOfAnother } from './privateBirthdayEntries.ts'
import { entrySource, type LedgerEntryItem } from './queries.ts'

/** A figure that screens show, as the postings behind it are found. */
export type ExplainedFigure =
  | { readonly kind: 'fund' }
  | { readonly kind: 'outstanding' }
  | { readonly kind: 'giveable' }
  | { readonly kind: 'redeemed'; readonly occurred: TimeRange }
  | { readonly kind: 'memberBalance'; readonly memberId: MemberId; readonly account: MemberAccount }

/** The part of a figure that one kind of event contributes. */
const ExplanationPart = z.object({ eventType: text, entries: whole, points: whole })
export type ExplanationPart = z.output<typeof ExplanationPart>

export type Explanation = {
  /** The sum of the postings, times `sign`. */
  readonly points: Points
  /** -1 if a figure counts debits as positive. */
  readonly sign: 1 | -1
  /** The same sum by kind of event, the largest first; already signed as the figure is. */
  readonly parts: readonly ExplanationPart[]
  /** The postings themselves, the newest first. */
  readonly page: Page<LedgerEntryItem>
}

export type ExplanationRequest = {
  readonly offset?: number | undefined
  readonly limit?: number | undefined
  readonly cursor?: PageCursor | undefined
  /** Counts private birthdays as awards, except those of this member. */
  readonly privateBirthdaysOf?: MemberId | undefined
}

/** Opens a figure to every posting that makes it. */
export const explainFigure = async (
  database: Queryable,
  teamId: TeamId,
  figure: ExplainedFigure,
  request: ExplanationRequest = {},
): Promise<Explanation> => {
  const parameters = createParameters(teamId)
  const conditions = ['e.team_id = $1', ...conditionsOf(figure, parameters)]
  const isTakenAway =
    figure.kind === 'redeemed' || (figure.kind === 'memberBalance' && figure.account === 'owed')
  const sign = isTakenAway ? -1 : 1
  const forParts = createParameters(...parameters.values)
  const eventType = eventTypeFor(request.privateBirthdaysOf, forParts)
  const parts = await readRows(
    database,
    ExplanationPart,
    `select ${eventType} as "eventType", count(*) as entries, sum(e.points) * ${sign} as points
     from ${entrySource.from} where ${conditions.join(' and ')}
     group by 1 order by abs(sum(e.points)) desc, 1`,
    forParts.values,
  )
  const page = await readPage(database, {
    ...entrySource,
    sortFields: {},
    conditions,
    parameters,
    request: { offset: request.offset, limit: request.limit, cursor: request.cursor },
    // The parts count the entries.
    count: false,
  })
  return { points: sumPoints(parts.map(({ points }) => points)), sign, parts, page }
}

/**
 * The type of an entry's event. A private birthday counts as the credit of an award, so that its occasion stays hidden;
 * figures are opened to entries of members and of the fund, where such credits are common.
 */
const eventTypeFor = (viewerId: MemberId | undefined, parameters: Parameters): string => {
  if (viewerId === undefined) return 'e.event_type'
  const isDisguised = isPrivateBirthdayOfAnother(viewerId, parameters)
  return `case when ${isDisguised} then 'AwardCredited' else e.event_type end`
}

const conditionsOf = (figure: ExplainedFigure, parameters: Parameters): string[] => {
  switch (figure.kind) {
    case 'fund':
      return ['e.member_id is null', `e.account = 'fund'`]
    case 'outstanding':
      return [`e.account = 'redeemable'`]
    case 'giveable':
      return [`e.account in ('allowance:shoutout', 'allowance:award')`, 'm.is_active']
    case 'redeemed':
      return [
        `e.account = 'redeemable'`,
        `e.event_type in ('RedemptionDebited', 'RedemptionRefunded')`,
        ...within('e.occurred_at', figure.occurred, parameters),
      ]
    case 'memberBalance':
      return [
        `e.member_id = ${parameters.bind(figure.memberId)}`,
        `e.account = ${parameters.bind(figure.account)}`,
      ]
  }
}
