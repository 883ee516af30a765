import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** Whether the last day of a person is over. The day itself is a working day. */
export const hasLeft = (leftOn: string | null | undefined, now: Instant): boolean =>
  typeof leftOn === 'string' && leftOn < now.slice(0, 10)
