import { CelebrationKind, WeekendMode } from '@laurel/ledger/celebrations/vocabulary.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { AllowancePoints, PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { KnownBannerIds } from '../celebrations/banners.ts'
import { CatalogItem } from '../rewards/catalogItem.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'

/** What the recipient of a gift may pick. */
export const GiftOption = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PLACEHOLDER') }),
  z.object({ type: z.literal('CUSTOM_REWARD'), reward_id: Identifier }),
  z.object({ type: z.literal('POINTS'), points: PositivePoints }),
])
export type GiftOption = z.infer<typeof GiftOption>

/** A gift per row, the options of each to pick one from. Rows without options are dropped. */
export const GiftRows = z.array(z.array(GiftOption).max(20)).max(20)
export type GiftRows = z.infer<typeof GiftRows>

const [Placeholder, CustomReward, PointsOption] = GiftOption.options

/** An option with what its reward is. */
export const ShownGiftOption = z.discriminatedUnion('type', [
  Placeholder,
  CustomReward.extend({
    /** An item of the catalog, or a company reward, which has no images. Null when the company does not have it. */
    reward: CatalogItem.pick({ id: true, name: true, images: true, countries: true }).nullable(),
  }),
  PointsOption,
])

export const ShownGiftRows = answerList(answerList(ShownGiftOption))
export type ShownGiftRows = z.infer<typeof ShownGiftRows>

export const awardPointsRequired = 'A point amount is required, can be 0.'

export const AwardPoints = z.int({ error: awardPointsRequired }).pipe(AllowancePoints)

/** Callers send the ids of banners as `award_skin`, or under the name that they read them by. */
export const withBanners = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'award_skins' in sent
    ? { award_skin: sent.award_skins, ...sent }
    : sent

/** Stands for the award itself, where a milestone has its number of years. */
export const mainInterval = -1

/** A year with the company that brings something else than the usual anniversary award. */
export const Milestone = z.object({
  anniversary_interval: z.int().min(1).max(99),
  points: AwardPoints,
  award_skin: KnownBannerIds,
  rewards: GiftRows,
})
export type Milestone = z.infer<typeof Milestone>

/** Spot awards and automatic celebrations. `channels: null` announces in the largest channel that the person is in. */
export const Award = z.object({
  id: Identifier,
  name: AnswerText,
  is_bot: z.boolean(),
  bot_type: CelebrationKind.nullable(),
  is_archived: z.boolean(),
  is_private: z.boolean(),
  points: AllowancePoints,
  message: AnswerText,
  weekend_mode: WeekendMode,
  award_skins: answerList(AnswerText),
  channels: answerList(Identifier).nullable(),
  rewards: ShownGiftRows,
  anniversary_interval: z.int(),
  milestones: answerList(
    Milestone.omit({ award_skin: true }).extend({
      award_skins: answerList(AnswerText),
      rewards: ShownGiftRows,
    }),
  ),
})
export type Award = z.infer<typeof Award>

/** What an administrator says of a spot award. */
export const AwardSettings = z.object({
  name: requiredText(100),
  points: AwardPoints,
  message: boundedText(3000).default(''),
  award_skin: KnownBannerIds.default([]),
  rewards: GiftRows.default([]),
  is_private: z.boolean().default(false),
})
export type AwardSettings = z.infer<typeof AwardSettings>
