import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { redemptionStream } from '@laurel/ledger/rewards/redemptions/stream.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { OrderSubject } from './orderSubject.ts'

/** When the order of a redemption was started, before its first call; null where it was not. */
export const orderStartedAt = async (
  log: Pick<EventLog, 'readStream'>,
  { teamId, redemptionId }: OrderSubject,
): Promise<Instant | null> => {
  for await (const batch of log.readStream(redemptionStream.nameOf(teamId, redemptionId))) {
    for (const recorded of batch) {
      const { type, metadata } = parseRecorded(recorded)
      if (type === 'OrderStarted') return metadata.occurredAt
    }
  }
  return null
}
