import type { MemberId, RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { type Delivery, deliveryOfText } from '@laurel/ledger/rewards/orders/delivery.ts'
import { redemptionStream } from '@laurel/ledger/rewards/redemptions/stream.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'

/**
 * The codes, links and instructions that arrived for a redemption of a member, read from the log on demand: no read model
 * has them. `null` where nothing arrived, the redemption is of another member, or the person was erased. Has no
 * rejection.
 */
export const readDelivery = async (
  { log }: { readonly log: Pick<EventLog, 'readStream'> },
  { teamId, redemptionId, memberId }: DeliverySubject,
): Promise<Delivery | null> => {
  let text: string | null = null
  for await (const batch of log.readStream(redemptionStream.nameOf(teamId, redemptionId))) {
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      if (event.type === 'RedemptionCompleted' && event.data.memberId === memberId) text = event.data.delivery
    }
  }
  return text === null ? null : deliveryOfText(text)
}

type DeliverySubject = {
  readonly teamId: TeamId
  readonly redemptionId: RedemptionId
  /** The member who asks: codes are shown to their owner alone. */
  readonly memberId: MemberId
}
