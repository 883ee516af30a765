import type { ClientBase } from 'pg'
import { isRepeatOf } from '../../prepareAppend.ts'
import { eventOfRow } from '../read/rows.ts'
import { readTaken } from '../statements.ts'
import type { TakenAppend } from './placeAppends.ts'

/** Answers every caller of a group. */
export type Answer = () => void

/** A taken revision means a duplicate append or a wrong expected revision. */
export const lookUpTaken = async (client: ClientBase, taken: readonly TakenAppend[]): Promise<Answer> => {
  const rows = await readTaken(client, taken)
  return () => {
    for (const [index, { append, actual }] of taken.entries()) {
      const events = rows.filter(row => row.index === index + 1).map(eventOfRow)
      append.resolve(
        isRepeatOf(events, append.events)
          ? { kind: 'appended', events, repeated: true }
          : { kind: 'wrongRevision', actual },
      )
    }
  }
}
