import type { EventLog } from '@laurel/ledger/log/port.ts'
import { uuid, whole } from '../engine/tables/columns.ts'
import type { ReadModel } from '../engine/tables/readModel.ts'
import { defineTable } from '../engine/tables/table.ts'

/** A table of one row per team. */
export const latestEvents = defineTable({
  readModel: 'latestEvents',
  name: 'latestEvents',
  columns: { teamId: uuid, position: whole },
  key: ['teamId'],
})

/** Puts its one row again and again. */
export const latestEventsReadModel: ReadModel = {
  name: 'latestEvents',
  version: 1,
  tables: [latestEvents],
  project: ({ metadata: { teamId }, position }) => [latestEvents.put({ teamId, position })],
}

/** A log that is read a few events at a time. */
export const fewAtATime = (log: Pick<EventLog, 'readAll'>): Pick<EventLog, 'readAll'> => ({
  readAll: async function* (...range) {
    for await (const page of log.readAll(...range))
      for (let from = 0; from < page.length; from += 4) yield page.slice(from, from + 4)
  },
})
