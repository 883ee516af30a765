import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { claims } from './tables.ts'

const project = projectBy({
  ClaimOpened: ({ data, metadata: { teamId, occurredAt } }) => [
    claims.put({ teamId, ...data, openedAt: occurredAt }),
  ],
  ClaimWithdrawn: ({ data: { claimId }, metadata: { teamId } }) => [claims.remove({ teamId, claimId })],
})

export const claimsReadModel: ReadModel = { name: 'claims', version: 2, tables: [claims], project }
