import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ChannelId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'

/** Ends recognition in a channel and keeps its history. Rejects with CHANNEL_UNKNOWN and CHANNEL_IN_USE. */
export const deleteChannel = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  channelId: ChannelId,
): Promise<Outcome> =>
  ledger.handle({
    ...intent,
    type: 'deleteChannel',
    data: { channelId },
    // Competitions and campaigns, which may need a channel, do not exist yet.
    policy: { usedBy: null },
  })
