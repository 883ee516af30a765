import type { TeamId } from '../../kernel/ids.ts'
import type { ClosedMonth } from '../../teams/state.ts'
import { type LiabilityPack, type LiabilityRequest, packDigest } from './liabilityPack.ts'

/** The statement that a month is closed with: the whole month on the recorded clock. */
export const monthRequest = (
  teamId: TeamId,
  { from, until }: Pick<ClosedMonth, 'from' | 'until'>,
): LiabilityRequest => ({ teamId, from, until, clock: 'recorded' })

/** Whether a statement is that of a closed month, and whether it still equals the recorded one. */
export const standingOf = (
  pack: LiabilityPack,
  closedMonths: Iterable<ClosedMonth>,
): 'open' | 'matches' | 'differs' => {
  for (const { from, until, digest } of closedMonths) {
    if (pack.clock === 'recorded' && pack.from === from && pack.until === until)
      return packDigest(pack) === digest ? 'matches' : 'differs'
  }
  return 'open'
}
