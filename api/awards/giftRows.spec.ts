import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, it } from 'vitest'
import { SentGiftRows } from './giftRows.ts'

const mug = derivedId('reward', 'mug')
const kept: GiftRow[] = [
  [{ type: 'CUSTOM_REWARD', rewardId: mug }, { type: 'POINTS', points: 50 }, { type: 'PLACEHOLDER' }],
  [],
]

describe('gift rows', () => {
  it('go out in the words of callers', () => {
    expect(SentGiftRows.encode(kept)).toEqual([
      [{ type: 'CUSTOM_REWARD', reward_id: mug }, { type: 'POINTS', points: 50 }, { type: 'PLACEHOLDER' }],
      [],
    ])
  })

  it('come back as they were', () => {
    expect(SentGiftRows.decode(SentGiftRows.encode(kept))).toEqual(kept)
  })
})
