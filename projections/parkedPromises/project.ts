import { projectBy } from '../projectBy.ts'
import type { ReadModel } from '../readModel.ts'
import { parkedPromises } from './tables.ts'

const project = projectBy({
  PromiseParked: ({ id, data, metadata: { teamId, occurredAt }, recordedAt }) => [
    parkedPromises.insert({ teamId, eventId: id, ...data, occurredAt, recordedAt }),
  ],
})

export const parkedPromisesReadModel: ReadModel = {
  name: 'parkedPromises',
  version: 1,
  tables: [parkedPromises],
  project,
}
