import type { ChannelId } from '../../kernel/ids.ts'
import { type Points, pointsPerDollar } from '../../kernel/points.ts'
import type { LiabilityPack } from './liabilityPack.ts'

export type StatementLine = {
  readonly section: 'movement' | 'earned by channel' | 'closing by age in days' | 'beside it'
  readonly line: string
  /** Signed as it adds up. */
  readonly points: Points
  readonly usd: string
}

/** A pack line by line, as people and spreadsheets read it, with money beside points. */
export const statementOf = (
  pack: LiabilityPack,
  channelTitles: ReadonlyMap<ChannelId, string>,
): readonly StatementLine[] => {
  const {
    opening,
    earned,
    redeemed,
    expired,
    recalled,
    corrections,
    closing,
    outOfOrder,
    held,
    owed = 0,
    postpaid = 0,
    fundOwed = 0,
  } = pack
  const line = (section: StatementLine['section'], name: string, points: Points): StatementLine => ({
    section,
    line: name,
    points,
    usd: dollarsOf(points),
  })
  return [
    line('movement', 'opening', opening),
    line('movement', 'earned', earned),
    line('movement', 'redeemed', 0 - redeemed),
    line('movement', 'expired', 0 - expired),
    line('movement', 'recalled', 0 - recalled),
    line('movement', 'corrections', corrections),
    line('movement', 'closing', closing),
    ...pack.earnedByChannel.map(({ channelId, points }) =>
      line(
        'earned by channel',
        channelId === null ? 'no channel' : (channelTitles.get(channelId) ?? channelId),
        points,
      ),
    ),
    ...pack.lots.map(({ days, points }) => line('closing by age in days', days, points)),
    ...(outOfOrder === 0
      ? []
      : [line('closing by age in days', 'spent before it was earned (back-dated)', outOfOrder)]),
    line('beside it', 'held for open redemptions', held),
    ...(owed === 0 ? [] : [line('beside it', 'owed by members for recalled shoutouts', owed)]),
    ...(postpaid === 0 ? [] : [line('beside it', 'to be paid for rewards after the month', postpaid)]),
    ...(fundOwed === 0 ? [] : [line('beside it', 'owed for reversed payments', fundOwed)]),
  ]
}

/** `-12.50` for -1250 points. */
export const dollarsOf = (points: Points): string => (points / pointsPerDollar).toFixed(2)
