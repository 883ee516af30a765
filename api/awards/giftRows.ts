import { GiftOption } from '@laurel/contract/awards/award.ts'
import { GiftOption as LedgerGiftOption } from '@laurel/ledger/awards/vocabulary.ts'
import { z } from 'zod'

const [Placeholder, CustomReward, PointsOption] = GiftOption.options
const [, LedgerCustomReward] = LedgerGiftOption.options

/** A gift option, with the names of the API encoded and those of the ledger decoded. */
const SentGiftOption = z.discriminatedUnion('type', [
  Placeholder,
  z.codec(CustomReward, LedgerCustomReward, {
    decode: ({ type, reward_id: rewardId }) => ({ type, rewardId }),
    encode: ({ type, rewardId }) => ({ type, reward_id: rewardId }),
  }),
  PointsOption,
])

/** Gift rows: decoded from a request, encoded in a response. */
export const SentGiftRows = z.array(z.array(SentGiftOption))
