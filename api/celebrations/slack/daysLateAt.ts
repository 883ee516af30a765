import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { differenceInDays } from 'date-fns/differenceInDays'

/** Whole days between an occasion and an instant: announcements can wait for Slack, or for a new installation. */
export const daysLateAt = ({ data, metadata }: EventNamed<'AwardGranted'>, now: Instant): number =>
  data.daysLate + Math.max(0, differenceInDays(now, metadata.occurredAt))
