import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { z } from 'zod'
import type { PartnerMessage } from '../../../partners/partnerMessage.ts'

/** The body of a message; null where it has another form. */
export const readMessage = <Schema extends z.ZodType>(
  { body }: PartnerMessage,
  schema: Schema,
): z.infer<Schema> | null => {
  try {
    return schema.safeParse(JSON.parse(body.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

/** An instant as partners write it: seconds since 1970, or a date with its time. Null for anything else. */
export const sentAtOf = (written: string | number | undefined): Instant | null => {
  if (written === undefined || written === '') return null
  const seconds = Number(written)
  const at = new Date(Number.isNaN(seconds) ? written : seconds * 1_000)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
