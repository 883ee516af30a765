import { streamPrefixesOf } from '../../handling/streams.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { balancesAsOf } from '../balancesAsOf.ts'
import type { AuditedLog } from '../findTeams.ts'
import { createLiabilityFold, type LiabilityPack, type LiabilityRequest } from './liabilityPack.ts'

/** The statement of a period, from the log alone. */
export const liabilityOf = async (log: AuditedLog, request: LiabilityRequest): Promise<LiabilityPack> => {
  const fold = createLiabilityFold(request)
  const streamPrefixes = streamPrefixesOf(request.teamId)
  for await (const batch of log.readAll(undefined, { streamPrefixes }))
    for (const recorded of batch) fold.observe(parseRecorded(recorded))
  return fold.pack()
}

/** Holds a statement against the balances of its members, which are folded another way. None means it agrees. */
export const reconcile = async (log: AuditedLog, pack: LiabilityPack): Promise<readonly string[]> => {
  const before = async (instant: Instant): Promise<Points> => {
    const asOf = addMilliseconds(instant, -1)
    const lines = await balancesAsOf(log, { team: pack.teamId, asOf, clock: pack.clock })
    return sumPoints(lines.filter(({ account }) => account === 'redeemable').map(({ points }) => points))
  }
  const { opening, earned, redeemed, expired, recalled, corrections, closing } = pack
  const aged = sumPoints(pack.lots.map(({ points }) => points)) + pack.outOfOrder
  const byChannel = sumPoints(pack.earnedByChannel.map(({ points }) => points))
  return [
    ...difference('opening', opening, 'what members held', await before(pack.from)),
    ...difference('closing', closing, 'what members held', await before(pack.until)),
    ...difference(
      'closing',
      closing,
      'the lines above it',
      opening + earned - redeemed - expired - recalled + corrections,
    ),
    ...difference('closing', closing, 'its lots by age', aged),
    ...difference('earned', earned, 'its channels', byChannel),
  ]
}

const difference = (line: string, points: Points, other: string, otherPoints: Points): readonly string[] =>
  points === otherPoints ? [] : [`The ${line} line is ${points}, ${other} ${otherPoints}.`]
