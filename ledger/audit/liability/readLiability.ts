import { streamPrefixesOf } from '../../handling/streams.ts'
import type { ChannelId } from '../../kernel/ids.ts'
import { addMilliseconds } from '../../kernel/instant.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import type { EventLog } from '../../log/port.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { createBalancesFold } from '../balancesFold.ts'
import { noteTitle } from '../channelTitles.ts'
import { createLiabilityFold, type LiabilityPack, type LiabilityRequest } from './liabilityPack.ts'

/** A statement, and what it is held against. */
export type ReadLiability = {
  readonly pack: LiabilityPack
  readonly channelTitles: ReadonlyMap<ChannelId, string>
  /** Where the statement disagrees with the balances of its members, which are folded another way. None means it agrees. */
  readonly differences: readonly string[]
}

/** The statement of a period, from the log alone. Reads the streams of the team once. */
export const readLiability = async (
  log: Pick<EventLog, 'readAll'>,
  request: LiabilityRequest,
): Promise<ReadLiability> => {
  const { teamId, from, until, clock } = request
  const fold = createLiabilityFold(request)
  const opening = createBalancesFold({ asOf: addMilliseconds(from, -1), clock })
  const closing = createBalancesFold({ asOf: addMilliseconds(until, -1), clock })
  const channelTitles = new Map<ChannelId, string>()
  const streamPrefixes = streamPrefixesOf(teamId)
  for await (const batch of log.readAll(undefined, { streamPrefixes }))
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      fold.observe(event)
      opening.observe(event)
      closing.observe(event)
      noteTitle(channelTitles, event)
    }
  const pack = fold.pack()
  return { pack, channelTitles, differences: differencesOf(pack, redeemable(opening), redeemable(closing)) }
}

const redeemable = (fold: ReturnType<typeof createBalancesFold>): Points =>
  sumPoints(
    fold
      .balances()
      .filter(({ account }) => account === 'redeemable')
      .map(({ points }) => points),
  )

const differencesOf = (
  { opening, earned, redeemed, expired, recalled, corrections, closing, ...pack }: LiabilityPack,
  heldBefore: Points,
  heldAfter: Points,
): readonly string[] => {
  const aged = sumPoints(pack.lots.map(({ points }) => points)) + pack.outOfOrder
  const byChannel = sumPoints(pack.earnedByChannel.map(({ points }) => points))
  return [
    ...difference('opening', opening, 'what members held', heldBefore),
    ...difference('closing', closing, 'what members held', heldAfter),
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
