import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { claims } from './tables.ts'

const project = projectBy({
  ClaimOpened: ({ data, metadata: { teamId, occurredAt } }) => [
    claims.put({ teamId, ...data, openedAt: occurredAt }),
  ],
})

export const claimsReadModel: ReadModel = { name: 'claims', version: 1, tables: [claims], project }
