import { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Locale } from '@laurel/ledger/kernel/locale.ts'
import { AllowancePoints } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { isTimeZone } from '@laurel/ledger/kernel/timeZone.ts'
import { ClawBackPolicy, TextRetention } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { isSpoken } from '../wire/languages.ts'
import { Acknowledged, After } from '../wire/position.ts'

export const AllowanceSettings = z.object({
  interval: AllowanceInterval,
  shoutout_points: AllowancePoints,
  award_points: AllowancePoints,
})

export const ValueSettings = z.object({
  values: z.array(requiredText(100)).max(100),
  is_required: z.boolean(),
})

export const ClawBackSettings = z.object({ claw_back_policy: ClawBackPolicy })

/** What an admin decides for the whole team. */
export const Settings = z.object({
  allowance: AllowanceSettings,
  values: ValueSettings,
  claw_back_policy: ClawBackPolicy,
  time_zone: AnswerText,
  /** The language of messages to channels, with the country of their dates and numbers. */
  locale: AnswerText,
  /** When allowances start again next: the first instants of the coming periods. */
  next_periods: z.array(Instant).max(6),
  /** For how many months messages, reasons and nominations are kept; null keeps them. */
  text_retention_months: TextRetention,
  points_name: AnswerText,
  points_name_singular: AnswerText,
})
export type Settings = z.infer<typeof Settings>

export const getSettings = defineCall({
  name: 'getSettings',
  method: 'GET',
  path: '/v1/admin/settings',
  access: 'admin',
  summary: 'Settings of the team',
  query: After,
  response: Settings,
})

/** Takes effect at each member's next reset. */
export const setAllowancePolicy = defineCall({
  name: 'setAllowancePolicy',
  method: 'POST',
  path: '/v1/admin/settings/allowance',
  access: 'admin',
  summary: 'Say how much members may give per period',
  body: AllowanceSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})

/** The zone of days, periods and months from now on. Points and recorded periods stay. */
export const TimeZoneSettings = z.object({
  time_zone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: 'No calendar knows this time zone. Choose one such as Europe/Berlin.' }),
})

export const setTimeZone = defineCall({
  name: 'setTimeZone',
  method: 'POST',
  path: '/v1/admin/settings/time-zone',
  access: 'admin',
  summary: 'Choose the time zone of the team',
  body: TimeZoneSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN', 'TIME_ZONE_UNKNOWN'],
  isCommand: true,
})

/** What an administrator chooses from. One that the workspace brought stays, too. */
export const offeredLocales = [
  'EN-GB',
  'EN-US',
  'DE-DE',
  'DE-AT',
  'DE-CH',
  'ES-ES',
  'ES-MX',
  'ES-AR',
] as const

/** The language of messages to channels, and of people of whom no other is known. */
export const TeamLocaleSettings = z.object({
  locale: Locale.refine(isSpoken, {
    error: 'Laurel does not speak this language. Choose English, German or Spanish.',
  }),
})

export const setTeamLocale = defineCall({
  name: 'setTeamLocale',
  method: 'POST',
  path: '/v1/admin/settings/locale',
  access: 'admin',
  summary: 'Choose the language of messages to channels',
  body: TeamLocaleSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})

/** Holds for shoutouts that are taken back from here on. */
export const setClawBackPolicy = defineCall({
  name: 'setClawBackPolicy',
  method: 'POST',
  path: '/v1/admin/settings/claw-back',
  access: 'admin',
  summary: 'Say who bears points of a shoutout that were spent before it was taken back',
  body: ClawBackSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
