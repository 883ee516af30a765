import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { awards, celebrated, celebrations } from './tables.ts'

const project = projectBy({
  AwardDefined: ({ data, metadata: { teamId, occurredAt } }) => [
    awards.put({ teamId, ...data, isArchived: false, definedAt: occurredAt }),
  ],
  AwardArchived: ({ data: { awardId }, metadata: { teamId } }) => [
    awards.change({ teamId, awardId }, { isArchived: true }),
  ],
  CelebrationSet: ({ data: { kind, settings }, metadata: { teamId } }) => [
    celebrations.put({ teamId, kind, isEnabled: true, settings }),
  ],
  CelebrationDisabled: ({ data: { kind }, metadata: { teamId } }) => [
    celebrations.change({ teamId, kind }, { isEnabled: false }),
  ],
  AwardGranted: ({ data: { memberId, occasion, grantId, points }, metadata: { teamId, occurredAt } }) => [
    celebrated.put({
      teamId,
      memberId,
      kind: occasion.kind,
      year: occasion.year,
      grantId,
      points,
      occurredAt,
    }),
  ],
})

export const awardsReadModel: ReadModel = {
  name: 'awards',
  version: 1,
  tables: [awards, celebrations, celebrated],
  project,
}
