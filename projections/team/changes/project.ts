import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { type Change, changesOf } from './changeOf.ts'
import { changes, currentValues } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] =>
  changesOf(event).flatMap(change => rowsOf(event, change))

const rowsOf = (
  event: RecordedLedgerEvent,
  { what, subjectId, values, isBeginning }: Change,
): readonly RowChange[] => {
  const { teamId, occurredAt, actor } = event.metadata
  const key = { teamId, what, subjectId: subjectId ?? teamId }
  // The addition makes the row of a new subject, so that its former values are null.
  const counted = currentValues.add(key, { changes: 1 })
  const kept = currentValues.change(key, { values })
  if (isBeginning) return [counted, kept]
  const isMember = actor.kind === 'member'
  return [
    counted,
    changes.insertTaking(
      {
        teamId,
        changeId: event.id,
        occurredAt,
        actorId: isMember ? actor.id : null,
        process: isMember ? null : actor.id,
        what,
        subjectId: key.subjectId,
        after: values,
      },
      { before: currentValues.valueOf(key, 'values') },
    ),
    kept,
  ]
}

/** The history of the configuration. */
export const changesReadModel: ReadModel = {
  name: 'changes',
  version: 4,
  tables: [currentValues, changes],
  project,
}
