import { CampaignId, ClaimId, Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { Period } from '@laurel/ledger/kernel/period.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import type { TeamSettings } from '@laurel/ledger/teams/settings.ts'
import { z } from 'zod'
import { reminderDays } from '../../billing/trials/trialReminder.ts'

/** The reason of a nudge, and its identity: the same reason is the same nudge. */
export const Nudge = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unspentAllowance'), period: Period }),
  z.strictObject({ kind: z.literal('newAllowance'), period: Period }),
  z.strictObject({ kind: z.literal('redeemablePoints'), month: Month }),
  /** So many days before points expire. */
  z.strictObject({ kind: z.literal('expiringPoints'), day: z.iso.date(), daysBefore: z.literal([30, 7]) }),
  /** The last shoutout, or the creation of the channel. One silence causes one nudge. */
  z.strictObject({ kind: z.literal('quietChannel'), quietSince: Instant }),
  /** How often the member was asked before. */
  z.strictObject({ kind: z.literal('birthdayQuestion'), asked: z.int().min(0) }),
  z.strictObject({ kind: z.literal('unclaimedGift'), claimId: ClaimId }),
  z.strictObject({ kind: z.literal('nominationReminder'), campaignId: CampaignId }),
  /** The days before the end of the trial. One that is extended reminds again. */
  z.strictObject({ kind: z.literal('trialReminder'), trialEnd: Instant, day: z.literal(reminderDays) }),
  /** The invoice or the statement that could not be charged, or the refund or dispute after which the team owes. */
  z.strictObject({ kind: z.literal('paymentProblem'), reference: requiredText(255) }),
  /** The begin of the failures: a webhook that is switched on and fails again is another reason. */
  z.strictObject({ kind: z.literal('webhookOff'), webhookId: Identifier, failingSince: Instant }),
])
export type Nudge = z.infer<typeof Nudge>
export type NudgeKind = Nudge['kind']

/**
 * The settings that switch each kind on; null for what is always sent: points would be lost, the gift is owed, an
 * administrator called for nominations, a trial would end without notice, rewards pause or a plan ends, and other
 * programs hear nothing any more.
 */
export const switchOf = {
  unspentAllowance: 'remindsOfUnspentAllowance',
  newAllowance: 'tellsOfNewAllowance',
  redeemablePoints: 'remindsOfRedeemablePoints',
  quietChannel: 'nudgesQuietChannels',
  birthdayQuestion: 'asksForBirthdays',
  expiringPoints: null,
  unclaimedGift: null,
  nominationReminder: null,
  trialReminder: null,
  paymentProblem: null,
  webhookOff: null,
} as const satisfies Record<NudgeKind, keyof TeamSettings | null>

export const isWanted = (settings: TeamSettings, kind: NudgeKind): boolean => {
  const setting = switchOf[kind]
  return setting === null || settings[setting]
}
