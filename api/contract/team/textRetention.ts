import { Month } from '@laurel/ledger/kernel/month.ts'
import { TextRetention, textRetentionMonthsMax } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'

/** Messages, reasons and nominations that are older are erased; null keeps them. */
export const TextRetentionSettings = z.object({ months: TextRetention })

/** Texts that are erased do not come back when the setting changes. */
export const setTextRetention = defineCall({
  name: 'setTextRetention',
  method: 'POST',
  path: '/v1/admin/settings/text-retention',
  access: 'admin',
  summary: 'Say for how long messages, reasons and nominations are kept',
  body: TextRetentionSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})

/** What a setting would erase now. */
export const previewTextRetention = defineCall({
  name: 'previewTextRetention',
  method: 'GET',
  path: '/v1/admin/settings/text-retention/preview',
  access: 'admin',
  summary: 'How many messages are older than so many months',
  query: After.extend({ months: z.coerce.number().int().min(1).max(textRetentionMonthsMax) }),
  response: z.object({
    /** The last month whose texts would be erased. */
    until: Month.max('2026-11'.length),
    /** The shoutouts, awards and celebrations of these months. Reasons and nominations are not counted. */
    messages: z.int().min(0),
  }),
})
