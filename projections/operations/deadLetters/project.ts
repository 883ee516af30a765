import { deadLetterIdOf } from '@laurel/ledger/deadLetters/deadLetterIdOf.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { deadLetters } from './tables.ts'

const project = projectBy({
  ReactionDeadLettered: ({
    data: { place: _place, ...deadLetter },
    metadata: { teamId, occurredAt },
    recordedAt,
  }) => [
    deadLetters.put({
      teamId,
      deadLetterId: deadLetterIdOf(deadLetter),
      ...deadLetter,
      occurredAt,
      recordedAt,
    }),
  ],
  DeadLetterRetried: ({ data: { deadLetterId }, metadata: { teamId } }) => [
    deadLetters.remove({ teamId, deadLetterId }),
  ],
})

export const deadLettersReadModel: ReadModel = {
  name: 'deadLetters',
  version: 2,
  tables: [deadLetters],
  project,
}
