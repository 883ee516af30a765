import {
  listParkedAnnouncements,
  type ParkedAnnouncement,
} from '@laurel/contract/admin/parkedAnnouncements.ts'
import type { ParkedPromise } from '@laurel/contract/admin/parkedPromises.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { type Records, useRecords } from '../../elements/list/useRecords.ts'

export type Unfinished = {
  readonly promises: Records<ParkedPromise>
  /** Empty until known. */
  readonly announcements: readonly ParkedAnnouncement[]
  readonly announcementsError: Error | null
  /** Of both; undefined until both are known. */
  readonly count: number | undefined
}

/** What the system could not finish: promises about points, and messages that Slack did not take. */
export const useUnfinished = (): Unfinished => {
  const promises = useRecords<ParkedPromise>({
    resource: 'settings/unfinished',
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
