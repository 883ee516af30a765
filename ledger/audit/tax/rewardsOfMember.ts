import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { MemberId, RedemptionId, TeamId } from '../../kernel/ids.ts'
import type { EventLog } from '../../log/port.ts'
import { memberStream } from '../../members/stream.ts'
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

/** What one person received: the same as in the report of the whole team, from the streams of this person alone. */
export const readRewardsOfMember = async (
  log: Pick<EventLog, 'readStream'>,
  { teamId, memberId, redemptionIds, countryField }: Asked,
): Promise<readonly ReceivedReward[]> => {
  if (redemptionIds.length === 0) return []
  const streams = [
    memberStream.nameOf(teamId, memberId),
    ...redemptionIds.map(redemptionId => redemptionStream.nameOf(teamId, redemptionId)),
  ]
  const events: RecordedLedgerEvent[] = []
  for (const stream of streams)
    for await (const batch of log.readStream(stream)) events.push(...batch.map(parseRecorded))
  const fold = createReceivedRewards(countryField)
  for (const event of events.toSorted((one, other) => one.position - other.position)) fold.observe(event)
  return fold.rewards()
}
