import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Points, sumPoints } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '../../engine/queryable.ts'
import type { PageCursor } from '../../engine/querying/cursor.ts'
import { type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { conditionsOf, type ExplainedFigure, type ExplanationPart, partsOf, signOf } from './figureParts.ts'
import { entrySource, type LedgerEntryItem } from './queries.ts'

export type { ExplainedFigure, ExplanationPart } from './figureParts.ts'

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
  const parts = await partsOf(database, teamId, figure, request.privateBirthdaysOf)
  const parameters = createParameters(teamId)
  const conditions = ['e.team_id = $1', ...conditionsOf(figure, parameters)]
  const page = await readPage(database, {
    ...entrySource,
    sortFields: {},
    conditions,
    parameters,
    request: { offset: request.offset, limit: request.limit, cursor: request.cursor },
    // The parts count the entries.
    count: false,
  })
  return { points: sumPoints(parts.map(({ points }) => points)), sign: signOf(figure), parts, page }
}
