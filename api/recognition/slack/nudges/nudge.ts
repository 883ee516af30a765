import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { Period } from '@laurel/ledger/kernel/period.ts'
import type { TeamSettings } from '@laurel/ledger/teams/settings.ts'
import { z } from 'zod'

/** What a message nobody asked for is about. It is what makes it come once: the same again is the same nudge. */
export const Nudge = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unspentAllowance'), period: Period }),
  z.strictObject({ kind: z.literal('newAllowance'), period: Period }),
  z.strictObject({ kind: z.literal('redeemablePoints'), month: Month }),
  /** The last shoutout, or the beginning of the channel: one silence, one nudge. */
  z.strictObject({ kind: z.literal('quietChannel'), quietSince: Instant }),
  /** How often the person was asked before. */
  z.strictObject({ kind: z.literal('birthdayQuestion'), asked: z.int().min(0) }),
])
export type Nudge = z.infer<typeof Nudge>
export type NudgeKind = Nudge['kind']

/** Each kind comes only where an administrator wants it. */
export const switchOf = {
  unspentAllowance: 'remindsOfUnspentAllowance',
  newAllowance: 'tellsOfNewAllowance',
  redeemablePoints: 'remindsOfRedeemablePoints',
  quietChannel: 'nudgesQuietChannels',
  birthdayQuestion: 'asksForBirthdays',
} as const satisfies Record<NudgeKind, keyof TeamSettings>

export const isWanted = (settings: TeamSettings, kind: NudgeKind): boolean => settings[switchOf[kind]]
