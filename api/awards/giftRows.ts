import { GiftOption, type ShownGiftRows } from '@laurel/contract/awards/award.ts'
import { type GiftRow, GiftOption as LedgerGiftOption } from '@laurel/ledger/awards/vocabulary.ts'
import { z } from 'zod'
import type { GiftReward } from '../rewards/claims/rewardsOfGifts.ts'

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

/** Gift rows as an answer, with what their rewards are. */
export const shownGiftRowsOf = (
  rows: readonly GiftRow[],
  rewards: ReadonlyMap<string, GiftReward>,
): ShownGiftRows =>
  SentGiftRows.encode([...rows]).map(row =>
    row.map(option =>
      option.type === 'CUSTOM_REWARD'
        ? { ...option, reward: rewardOf(rewards.get(option.reward_id)) }
        : option,
    ),
  )

const rewardOf = (known: GiftReward | undefined) => {
  if (!known) return null
  if (known.kind === 'reward')
    return { id: known.reward.rewardId, name: known.reward.name, images: [], countries: [] }
  const { itemId: id, name, images, countries } = known.item
  return { id, name, images: [...images], countries: [...countries] }
}
