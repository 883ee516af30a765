import { isOfPeriod, type Period } from '@laurel/ledger/audit/pack/books.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { changesOf } from '@laurel/projections/team/changes/changeOf.ts'
import type { ChangedValues } from '@laurel/projections/team/changes/tables.ts'

export const changeColumns = [
  'line',
  'event_id',
  'recorded_at',
  'actor',
  'what',
  'subject',
  'setting',
  'before',
  'after',
] as const

type Row = readonly (string | number)[]

/** Follows the configuration from the beginning, and gives the changes of the period, one row for each setting. */
export const createChangeRows = (period: Period) => {
  const current = new Map<string, ChangedValues | null>()
  return (event: RecordedLedgerEvent): readonly Row[] =>
    changesOf(event).flatMap(({ what, subjectId, values, isBeginning }) => {
      const subject = subjectId ?? event.metadata.teamId
      const key = `${what} ${subject}`
      const before = current.get(key) ?? {}
      current.set(key, values)
      if (isBeginning || !isOfPeriod(event, period)) return []
      const { kind, id } = event.metadata.actor
      const head = [event.position + 1, event.id, event.recordedAt, `${kind} ${id}`, what, subject]
      const changed = settingRows(before, values ?? {})
      return (changed.length > 0 ? changed : [['', '', '']]).map(row => [...head, ...row])
    })
}

const settingRows = (before: ChangedValues, after: ChangedValues): readonly Row[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .filter(name => before[name] !== after[name])
    .map(name => [name, before[name] ?? '', after[name] ?? ''])
