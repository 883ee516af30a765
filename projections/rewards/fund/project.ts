import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { funds, reversals, settlements, topUps } from './tables.ts'

const project = projectBy({
  FundToppedUp: ({ data, metadata: { teamId, occurredAt }, position }) => {
    const { topUpId, paymentReference, points, repaid } = data
    return [
      topUps.put({ teamId, topUpId, paymentReference, points, reversed: 0, occurredAt, position }),
      funds.add({ teamId }, { owed: -repaid }),
    ]
  },
  FundReserved: ({ data: { postpaid }, metadata: { teamId } }) => [
    funds.add({ teamId }, { accrued: postpaid }),
  ],
  FundReleased: ({ data: { postpaid, repaid }, metadata: { teamId } }) => [
    funds.add({ teamId }, { accrued: -postpaid, owed: -repaid }),
  ],
  FundRefunded: ({ data: { postpaid, repaid }, metadata: { teamId } }) => [
    funds.add({ teamId }, { accrued: -postpaid, owed: -repaid }),
  ],
  // The addition makes the row of a new team.
  PaymentMethodChosen: ({ data: { method }, metadata: { teamId } }) => [
    funds.add({ teamId }, { owed: 0 }),
    funds.change({ teamId }, { method }),
  ],
  TopUpReversed: ({ data, metadata: { teamId, occurredAt }, position }) => {
    const { topUpId, reference, cause, points, owed } = data
    return [
      reversals.put({
        teamId,
        reference,
        topUpId,
        cause,
        points,
        owed,
        occurredAt,
        reinstatedAt: null,
        position,
      }),
      topUps.add({ teamId, topUpId }, { reversed: points }),
      funds.add({ teamId }, { owed }),
    ]
  },
  TopUpReinstated: ({ data, metadata: { teamId, occurredAt } }) => {
    const { topUpId, reference, points, repaid } = data
    return [
      reversals.change({ teamId, reference }, { reinstatedAt: occurredAt }),
      topUps.add({ teamId, topUpId }, { reversed: -points }),
      funds.add({ teamId }, { owed: -repaid }),
    ]
  },
  PostpaySettled: ({ data, metadata: { teamId, occurredAt }, position }) => {
    const { statementId, month, points, postpaid, repaid, paymentReference } = data
    return [
      settlements.put({
        teamId,
        statementId,
        month,
        points,
        postpaid,
        paymentReference,
        occurredAt,
        position,
      }),
      funds.add({ teamId }, { accrued: -postpaid, owed: -repaid }),
    ]
  },
})

export const fundReadModel: ReadModel = {
  name: 'fund',
  version: 1,
  tables: [funds, topUps, reversals, settlements],
  project,
}
