import { lotsMax } from '@laurel/contract/recognition/lots.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { monthOf } from '@laurel/ledger/kernel/month.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { expiryDayOf } from '@laurel/ledger/members/points/expiry.ts'
import type { PointsExpiry } from '@laurel/ledger/teams/vocabulary.ts'
import { entriesAt } from '@laurel/projections/books/entries/entriesAt.ts'
import type { LedgerEntryItem } from '@laurel/projections/books/entries/queries.ts'
import { openLotsOf } from '@laurel/projections/books/lots/openLots.ts'
import { pointsByMonthOf, redeemableEntriesOf } from '@laurel/projections/books/lots/pointsByMonthOf.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/** What a member holds, by credit, with the entry of each. The oldest is spent and expires first. */
export const lotsOf = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  expiry: PointsExpiry | null,
) => {
  const entries = await redeemableEntriesOf(database, teamId, memberId)
  const open = openLotsOf(entries)
  const listed = open.slice(0, lotsMax)
  const found = await entriesAt(
    database,
    teamId,
    listed.map(({ position }) => position),
  )
  const items = new Map(found.map(item => [keyOf(item), item]))
  const byMonth = pointsByMonthOf(entries).left()
  return {
    figures: {
      points: sumPoints(entries.map(({ points }) => points)),
      expiry_months: expiry?.months ?? null,
      next: expiry && nextOf(byMonth, expiry),
      newer: sumPoints(open.slice(lotsMax).map(({ left }) => left)),
    },
    lots: listed.flatMap(({ points, left, ...lot }) => {
      const entry = items.get(keyOf(lot))
      if (!entry) return []
      const shown = {
        id: keyOf(lot),
        received_at: entry.occurredAt,
        points,
        left,
        expires_on: expiry && expiryDayOf(monthOf(lot.recordedAt), expiry),
      }
      return { shown, entry }
    }),
  }
}

const keyOf = ({ position, postingIndex }: Pick<LedgerEntryItem, 'position' | 'postingIndex'>): string =>
  `${position}.${postingIndex}`

/** The next points that expire: all months that have the same day. */
const nextOf = (
  months: readonly { readonly month: string; readonly points: number }[],
  expiry: PointsExpiry,
): { day: string; points: number } | null => {
  const [oldest] = months
  if (!oldest) return null
  const day = expiryDayOf(oldest.month, expiry)
  const same = months.filter(({ month }) => expiryDayOf(month, expiry) === day)
  return { day, points: sumPoints(same.map(({ points }) => points)) }
}
