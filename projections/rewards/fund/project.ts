import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
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
  TopUpReversed: event => {
    const { teamId } = event.metadata
    const { topUpId, points } = event.data
    return [...reversal(event, { topUpId }), topUps.add({ teamId, topUpId }, { reversed: points })]
  },
  TopUpReinstated: event => {
    const { teamId } = event.metadata
    const { topUpId, points } = event.data
    return [...reinstatement(event), topUps.add({ teamId, topUpId }, { reversed: -points })]
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
        reversed: 0,
        paymentReference,
        occurredAt,
        position,
      }),
      funds.add({ teamId }, { accrued: -postpaid, owed: -repaid }),
    ]
  },
  PostpayReversed: event => {
    const { teamId } = event.metadata
    const { statementId, points } = event.data
    return [
      ...reversal(event, { statementId }),
      settlements.add({ teamId, statementId }, { reversed: points }),
    ]
  },
  PostpayReinstated: event => {
    const { teamId } = event.metadata
    const { statementId, points } = event.data
    return [...reinstatement(event), settlements.add({ teamId, statementId }, { reversed: -points })]
  },
})

const reversal = (
  { data, metadata: { teamId, occurredAt }, position }: EventNamed<'TopUpReversed' | 'PostpayReversed'>,
  of: { readonly topUpId: string } | { readonly statementId: string },
): readonly RowChange[] => {
  const { reference, cause, points, owed } = data
  const row = { teamId, reference, cause, points, owed, occurredAt, reinstatedAt: null, position }
  return [reversals.put({ topUpId: null, statementId: null, ...of, ...row }), funds.add({ teamId }, { owed })]
}

const reinstatement = ({
  data: { reference, repaid },
  metadata: { teamId, occurredAt },
}: EventNamed<'TopUpReinstated' | 'PostpayReinstated'>): readonly RowChange[] => [
  reversals.change({ teamId, reference }, { reinstatedAt: occurredAt }),
  funds.add({ teamId }, { owed: -repaid }),
]

export const fundReadModel: ReadModel = {
  name: 'fund',
  version: 2,
  tables: [funds, topUps, reversals, settlements],
  project,
}
