import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import { stringify } from 'csv-stringify/sync'
import { dayOf } from '../team/calendar.ts'

type Cell = string | number | null
type Columns = Readonly<Record<string, (entry: ActivityEntry, timeZone: string) => Cell>>

const date = ({ created_at }: ActivityEntry, timeZone: string): Cell => dayOf(created_at, timeZone)
const from = ({ created_by }: ActivityEntry): Cell => created_by?.name ?? null
const to = ({ for_users }: ActivityEntry): Cell => for_users.map(user => user.name).join('; ')
const message = ({ message_text }: ActivityEntry): Cell => message_text
const email = ({ person }: ActivityEntry): Cell => person?.email ?? null

const activityColumns: Columns = {
  date,
  from,
  to,
  points: entry => entry.points,
  usd: entry => entry.currency_value.toFixed(2),
  value: entry => entry.value_text,
  message,
  channel: entry => entry.group?.title ?? null,
  reward: entry => entry.redemption?.name ?? null,
  status: entry => entry.status,
  award: entry => entry.award?.name ?? null,
  years: entry => entry.years,
}

const userColumns: Columns = {
  added: date,
  name: from,
  email,
  administrator: ({ person }) => (person?.is_admin === true ? 'yes' : 'no'),
  channels: ({ person }) => person?.groups.join('; ') ?? null,
  segments: ({ person }) => person?.segments.join('; ') ?? null,
  points: entry => entry.points,
  status: entry => entry.status,
}

const totalsColumns: Columns = {
  name: from,
  email,
  points_earned: ({ person }) => person?.points_earned ?? null,
  points_redeemed: ({ person }) => person?.points_redeemed ?? null,
  point_balance: ({ person }) => person?.point_balance ?? null,
}

const nominationColumns: Columns = {
  date,
  from,
  to,
  campaign: ({ campaign }) => campaign?.title ?? null,
  award: entry => entry.award?.name ?? null,
  message,
}

const columnsOf = (type: ActivityReport): Columns => {
  switch (type) {
    case 'users':
      return userColumns
    case 'point-totals':
      return totalsColumns
    case 'nominations':
      return nominationColumns
    case 'shoutouts':
    case 'shoutouts-by-recipient':
    case 'awards':
    case 'awards-by-recipient':
    case 'birthdays':
    case 'anniversaries':
    case 'new-hires':
    case 'redemptions':
    case 'points':
      return activityColumns
  }
}

export const activityCsvHeader = (type: ActivityReport): string =>
  `${Object.keys(columnsOf(type)).join(',')}\r\n`

/**
 * Lines of a report as CSV. A cell that a spreadsheet would read as a formula is prefixed with an apostrophe, so that the
 * text of a shoutout never runs in a spreadsheet.
 */
export const activityCsvOf = (entries: readonly ActivityEntry[], timeZone: string): string =>
  stringify(
    entries.map(entry => Object.values(columnsOf(entry.type)).map(cellOf => cellOf(entry, timeZone))),
    { escape_formulas: true, record_delimiter: 'windows' },
  )
