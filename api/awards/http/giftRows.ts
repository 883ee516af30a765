import { GiftOption } from '@laurel/contract/awards/award.ts'
import { GiftOption as LedgerGiftOption } from '@laurel/ledger/awards/vocabulary.ts'
import { z } from 'zod'

const [Placeholder, CustomReward, PointsOption] = GiftOption.options
const [, LedgerCustomReward] = LedgerGiftOption.options

/** What a gift can be: as callers say it and, decoded, as the ledger does. */
const SentGiftOption = z.discriminatedUnion('type', [
  Placeholder,
  z.codec(CustomReward, LedgerCustomReward, {
    decode: ({ type, reward_id: rewardId }) => ({ type, rewardId }),
    encode: ({ type, rewardId }) => ({ type, reward_id: rewardId }),
  }),
  PointsOption,
])

/** Gift rows on their way in, decoded, and out, encoded. */
export const SentGiftRows = z.array(z.array(SentGiftOption))
