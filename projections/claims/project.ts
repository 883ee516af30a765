import { projectBy } from '../projectBy.ts'
import type { ReadModel } from '../readModel.ts'
import { claims } from './tables.ts'

const project = projectBy({
  ClaimOpened: ({ data, metadata: { teamId, occurredAt } }) => [
    claims.put({ teamId, ...data, openedAt: occurredAt }),
  ],
})

export const claimsReadModel: ReadModel = { name: 'claims', version: 1, tables: [claims], project }
