import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import { stringify } from 'csv-stringify/sync'
import { dayOf } from '../team/calendar.ts'

const columns = [
  'date',
  'from',
  'to',
  'points',
  'usd',
  'value',
  'message',
  'channel',
  'reward',
  'status',
  'award',
  'years',
] as const

export const activityCsvHeader = `${columns.join(',')}\r\n`

/**
 * Lines of a report as CSV. A cell that a spreadsheet would take for a formula gets an apostrophe in front, so that
 * what people write in a shoutout is never run on the machine of whoever opens the file.
 */
export const activityCsvOf = (entries: readonly ActivityEntry[], timeZone: string): string =>
  stringify(
    entries.map(entry => cellsOf(entry, timeZone)),
    { escape_formulas: true, record_delimiter: 'windows' },
  )

const cellsOf = (entry: ActivityEntry, timeZone: string): (string | number | null)[] => [
  dayOf(entry.created_at, timeZone),
  entry.created_by?.name ?? null,
  entry.for_users.map(user => user.name).join('; '),
  entry.points,
  entry.currency_value.toFixed(2),
  entry.value_text,
  entry.message_text,
  entry.group?.title ?? null,
  entry.redemption?.name ?? null,
  entry.status,
  entry.award?.name ?? null,
  entry.years,
]
