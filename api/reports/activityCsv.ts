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
 * Lines of a report as CSV. A cell that a spreadsheet would read as a formula is prefixed with an apostrophe, so that the
 * text of a shoutout never runs in a spreadsheet.
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
