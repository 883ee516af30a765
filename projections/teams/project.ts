import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { teams } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const { teamId, occurredAt } = event.metadata
  switch (event.type) {
    case 'TeamCreated': {
      const { name, externalKey, timeZone, pointsName } = event.data
      return [
        teams.put({
          teamId,
          name,
          externalKey,
          timeZone,
          pointsName,
          interval: null,
          shoutoutPoints: null,
          awardPoints: null,
          values: [],
          isValueRequired: false,
          createdAt: occurredAt,
        }),
      ]
    }
    case 'AllowancePolicySet':
      return [teams.change({ teamId }, event.data)]
    case 'TaggableValuesSet':
      return [teams.change({ teamId }, { values: event.data.values, isValueRequired: event.data.isRequired })]
    default:
      return []
  }
}

export const teamsReadModel: ReadModel = { name: 'teams', version: 1, tables: [teams], project }
