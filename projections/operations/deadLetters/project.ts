import { parkedPromiseId } from '@laurel/ledger/deadLetters/deadLetterId.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { parkedPromises } from './tables.ts'

const project = projectBy({
  PromiseParked: ({ data: { place: _place, ...promise }, metadata: { teamId, occurredAt }, recordedAt }) => [
    parkedPromises.put({ teamId, promiseId: parkedPromiseId(promise), ...promise, occurredAt, recordedAt }),
  ],
  PromiseRetried: ({ data: { promiseId }, metadata: { teamId } }) => [
    parkedPromises.remove({ teamId, promiseId }),
  ],
})

export const parkedPromisesReadModel: ReadModel = {
  name: 'parkedPromises',
  version: 2,
  tables: [parkedPromises],
  project,
}
