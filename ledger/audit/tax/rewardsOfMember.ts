import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { MemberId, RedemptionId, TeamId } from '../../kernel/ids.ts'
import type { EventLog } from '../../log/port.ts'
import { memberStream } from '../../members/stream.ts'
import { catalogStream } from '../../rewards/catalog/stream.ts'
import { itemStream } from '../../rewards/items/stream.ts'
import { redemptionStream } from '../../rewards/redemptions/stream.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { createReceivedRewards, type ReceivedReward } from './receivedRewards.ts'

type Asked = {
  readonly teamId: TeamId
  readonly memberId: MemberId
  /** The redemptions of the member that are wanted. */
  readonly redemptionIds: readonly RedemptionId[]
  readonly countryField: string | null
}

/** What one person received: the same as in the report of the whole team, from a few streams. */
export const readRewardsOfMember = async (
  log: Pick<EventLog, 'readStream'>,
  { teamId, memberId, redemptionIds, countryField }: Asked,
): Promise<readonly ReceivedReward[]> => {
  if (redemptionIds.length === 0) return []
  const redeemed = await eventsOf(
    log,
    redemptionIds.map(redemptionId => redemptionStream.nameOf(teamId, redemptionId)),
  )
  const others = await eventsOf(log, [
    memberStream.nameOf(teamId, memberId),
    ...pricesOfGifts(teamId, redeemed),
  ])
  const fold = createReceivedRewards(countryField)
  for (const event of [...redeemed, ...others].toSorted((one, other) => one.position - other.position))
    fold.observe(event)
  return fold.rewards()
}

/** The streams with the prices of gifts, which are few. */
const pricesOfGifts = (teamId: TeamId, redeemed: readonly RecordedLedgerEvent[]): readonly string[] => {
  const streams = redeemed.flatMap(({ type, data }) => {
    if (type !== 'RedemptionRequested' || data.points > 0) return []
    const { order } = data
    return order?.kind === 'catalogItem'
      ? itemStream.nameOf(teamId, order.itemId)
      : catalogStream.nameOf(teamId)
  })
  return [...new Set(streams)]
}

const eventsOf = async (
  log: Pick<EventLog, 'readStream'>,
  streams: readonly string[],
): Promise<readonly RecordedLedgerEvent[]> => {
  const events: RecordedLedgerEvent[] = []
  for (const stream of streams)
    for await (const batch of log.readStream(stream)) events.push(...batch.map(parseRecorded))
  return events
}
