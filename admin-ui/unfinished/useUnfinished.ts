import {
  listParkedAnnouncements,
  type ParkedAnnouncement,
} from '@laurel/contract/operations/deadAnnouncements.ts'
import type { DeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import { useAnswer } from '../connection/useAnswer.ts'
import { type Records, useRecords } from '../table/useRecords.ts'

export type Unfinished = {
  readonly promises: Records<DeadLetter>
  /** Empty until known. */
  readonly announcements: readonly ParkedAnnouncement[]
  readonly announcementsError: Error | null
  /** Of both; undefined until both are known. */
  readonly count: number | undefined
}

/** What the system could not finish: promises about points, and messages that Slack did not take. */
export const useUnfinished = (): Unfinished => {
  const promises = useRecords<DeadLetter>({
    resource: 'parkedPromises',
    naturalSort: { field: 'occurred_at', order: 'ASC' },
  })
  const { data, error } = useAnswer(listParkedAnnouncements, after => ({ query: after }))
  const isKnown = promises.rows !== undefined && data !== undefined
  return {
    promises,
    announcements: data ?? [],
    announcementsError: error,
    count: isKnown ? promises.total + data.length : undefined,
  }
}
