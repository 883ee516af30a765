import type { ClientBase } from 'pg'
import { pageSize } from '../limits.ts'
import { beforeFirst, type EventLog } from '../port.ts'
import { type EventRow, eventColumns, eventOfRow } from './read/rows.ts'

/** Reads the log within an open transaction, including its own appends. */
export const readWithin = (client: ClientBase): Pick<EventLog, 'readAll'> => ({
  async *readAll(afterPosition = beforeFirst) {
    let after = afterPosition
    for (;;) {
      const { rows } = await client.query<EventRow>(
        `select ${eventColumns} from log.events e where e.position > $1 order by e.position limit $2`,
        [after, pageSize],
      )
      // Connections of the log parse big integers as numbers, others as texts.
      const events = rows.map(eventOfRow).map(event => ({
        ...event,
        position: Number(event.position),
        revision: Number(event.revision),
      }))
      const last = events.at(-1)
      if (!last) return
      yield events
      after = last.position
    }
  },
})
