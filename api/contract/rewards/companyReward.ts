import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

export const CompanyRewardSettings = z.object({
  name: requiredText(200),
  /** A shortcode or a character. */
  emoji: requiredText(64),
  description: requiredText(2000),
  point_cost: PositivePoints,
})
export type CompanyRewardSettings = z.infer<typeof CompanyRewardSettings>

/** Something the company gives itself, such as a day off. */
export const CompanyReward = CompanyRewardSettings.extend({ id: Identifier })
export type CompanyReward = z.infer<typeof CompanyReward>
