import { z } from 'zod'
import type { RecordedEvent } from '../log/port.ts'

const Naming = z.object({
  externalKey: z.string().optional(),
  profile: z.object({ email: z.string().nullable() }).optional(),
})

/** What people call a member, by the member's own events: the newest e-mail address, or the key of an import. */
export const receiptKey = (events: readonly Pick<RecordedEvent, 'data'>[]): string => {
  let externalKey = ''
  let email: string | null = null
  for (const { data } of events) {
    const named = Naming.safeParse(data).data
    externalKey = named?.externalKey ?? externalKey
    if (named?.profile) email = named.profile.email
  }
  return email ?? externalKey
}
