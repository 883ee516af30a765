import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/** Replaces the gift cards that people order by hand by those of a CSV file. */
export const importGiftCards = defineCall({
  name: 'importGiftCards',
  method: 'POST',
  path: '/v1/admin/gift_cards/import',
  access: 'admin',
  summary: 'Import the gift cards that people order by hand',
  body: z.strictObject({
    /** Lines of id, name, currency, values (`100|200` or `50-500`), countries, category, image, description. */
    file: z.string().min(1).max(500_000),
  }),
  response: z.object({
    ok: z.boolean(),
    error: z.enum(['FILE_UNREADABLE']).nullable(),
    /** A sentence for the administrator when there is an error. */
    message: AnswerText.nullable(),
    imported: z.int().min(0),
    removed: z.int().min(0),
  }),
})
