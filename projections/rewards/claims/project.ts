import { waitingRows } from '@laurel/ledger/rewards/claims/state.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { claims } from './tables.ts'

const project = projectBy({
  ClaimOpened: ({ data, metadata: { teamId, occurredAt } }) => [
    claims.put({ teamId, ...data, waitingRows: waitingRows(data.gifts), openedAt: occurredAt }),
  ],
  GiftsClaimed: ({ data: { claimId }, metadata: { teamId } }) => [
    claims.change({ teamId, claimId }, { waitingRows: [] }),
  ],
  GiftReturned: ({ data: { claimId, waiting }, metadata: { teamId } }) => [
    claims.change({ teamId, claimId }, { waitingRows: waiting }),
  ],
  ClaimWithdrawn: ({ data: { claimId }, metadata: { teamId } }) => [claims.remove({ teamId, claimId })],
})

export const claimsReadModel: ReadModel = { name: 'claims', version: 4, tables: [claims], project }
