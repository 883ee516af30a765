import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { radarDecisions, radarSignals } from './tables.ts'

const project = projectBy({
  RadarSignalSet: ({ data, metadata: { teamId } }) => [radarSignals.put({ teamId, ...data })],
  FindingDismissed: ({ data, metadata: { teamId, occurredAt } }) => {
    const { findingId, month, weight, decidedBy } = data
    return [radarDecisions.put({ teamId, findingId, month, weight, decidedBy, decidedAt: occurredAt })]
  },
  FindingReopened: ({ data: { findingId }, metadata: { teamId } }) => [
    radarDecisions.remove({ teamId, findingId }),
  ],
})

export const radarReadModel: ReadModel = {
  name: 'radar',
  version: 1,
  tables: [radarSignals, radarDecisions],
  project,
}
