import { WeekendMode } from '@laurel/ledger/celebrations/vocabulary.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { Award, AwardPoints, GiftRows, Milestone, withBanners } from '../awards/award.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { KnownBannerIds } from './banners.ts'

const disabled = z.object({ disable: z.literal(true) })

const enabled = z.object({
  disable: z.literal(false),
  points: AwardPoints,
  message: boundedText(3000).default(''),
  award_skin: KnownBannerIds.min(1, 'At least one banner is required.'),
  /** Null for the largest channel that the person is in. */
  channels: z.array(Identifier).min(1, 'Choose at least one channel.').max(200).nullable().default(null),
  rewards: GiftRows.default([]),
})

export const BirthdayAward = enabled.extend({ weekend_mode: WeekendMode.default('DAY_OF') })
export type BirthdayAward = z.input<typeof BirthdayAward>

export const AnniversaryAward = BirthdayAward.extend({ addl_years: z.array(Milestone).max(99).default([]) })
export type AnniversaryAward = z.input<typeof AnniversaryAward>

export const NewHireAward = enabled
export type NewHireAward = z.input<typeof NewHireAward>

type Sent<Settings extends z.ZodType> =
  | z.input<typeof disabled>
  | (Omit<z.input<Settings>, 'disable'> & { readonly disable?: false })

/** What is not switched off is switched on. */
const completed = (sent: object): unknown =>
  withBanners({
    disable: false,
    ...sent,
    ...('addl_years' in sent && Array.isArray(sent.addl_years)
      ? { addl_years: sent.addl_years.map(withBanners) }
      : {}),
  })

const saving = <
  const Name extends string,
  const Path extends `/v1/${string}`,
  Settings extends typeof NewHireAward,
>(
  name: Name,
  path: Path,
  summary: string,
  settings: Settings,
) =>
  defineCall({
    name,
    method: 'PATCH',
    path,
    access: 'admin',
    summary,
    body: z.preprocess(
      (sent: Sent<Settings>) => (typeof sent === 'object' && sent !== null ? completed(sent) : sent),
      z.discriminatedUnion('disable', [disabled, settings]),
    ),
    response: z.object({ award: Award, position: Position }),
    errors: [
      'PRO_REQUIRED',
      'BANNER_REQUIRED',
      'MILESTONE_BANNER_REQUIRED',
      'MILESTONE_NOT_UNIQUE',
      'ANNOUNCEMENT_CHANNEL_REQUIRED',
      'REWARD_UNKNOWN',
      'GIFT_ROW_HAS_POINTS',
      'GIFT_ROW_HAS_PRODUCT',
    ],
    isCommand: true,
  })

export const saveBirthdayAward = saving(
  'saveBirthdayAward',
  '/v1/team/date_awards/birthday',
  'Say how birthdays are celebrated',
  BirthdayAward,
)

export const saveAnniversaryAward = saving(
  'saveAnniversaryAward',
  '/v1/team/date_awards/anniversary',
  'Say how work anniversaries are celebrated',
  AnniversaryAward,
)

export const saveNewHireAward = saving(
  'saveNewHireAward',
  '/v1/team/date_awards/new_hire',
  'Say how new colleagues are welcomed',
  NewHireAward,
)
