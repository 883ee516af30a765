import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, it } from 'vitest'
import { comparePayment } from './comparePayment.ts'
import type { ProvidedPayment, ProvidedReversal } from './paymentsOfProvider.ts'
import type { RecordedPayment, RecordedReversal } from './recordedPayment.ts'

const teamId = derivedId('team', 'juniper')
const topUpId = derivedId('top-up', '1')
const at = '2026-03-11T09:00:00.000Z'
const payment = {
  paymentReference: 'pi_1',
  teamId,
  purpose: { kind: 'topUp', topUpId },
  cents: 5000,
  at,
} as const

const recorded = (changes: Partial<RecordedPayment> = {}): RecordedPayment => ({
  ...payment,
  restCents: 0,
  reversals: [],
  ...changes,
})
const provided = (changes: Partial<ProvidedPayment> = {}): ProvidedPayment => ({
  ...payment,
  currency: 'usd',
  reversals: [],
  ...changes,
})
const refund = (cents: number, changes: Partial<ProvidedReversal> = {}): ProvidedReversal => ({
  reference: 're_1',
  cause: 'refund',
  cents,
  currency: 'usd',
  isReturned: false,
  ...changes,
})
const refunded = (cents: number, changes: Partial<RecordedReversal> = {}): RecordedReversal => ({
  reference: 're_1',
  cause: 'refund',
  cents,
  isReinstated: false,
  isOfRest: false,
  ...changes,
})
const reversing = (points: number, reference = 're_1') => ({
  type: 'reverseTopUp',
  data: { topUpId, points, cause: 'refund', reference },
})

describe('a payment that both know', () => {
  it.each<[string, RecordedPayment, ProvidedPayment]>([
    ['with the same amount', recorded(), provided()],
    [
      'with the same refund',
      recorded({ reversals: [refunded(2000)] }),
      provided({ reversals: [refund(2000)] }),
    ],
    [
      'with a dispute that was won',
      recorded({ reversals: [refunded(5000, { isReinstated: true })] }),
      provided({ reversals: [refund(5000, { isReturned: true })] }),
    ],
    [
      'with a refund that failed at once',
      recorded(),
      provided({ reversals: [refund(10, { isReturned: true })] }),
    ],
    [
      'with more refunds than its amount, of which the books took what was left',
      recorded({ reversals: [refunded(3000), refunded(2000, { reference: 'dp_1' })] }),
      provided({ reversals: [refund(3000), refund(5000, { reference: 'dp_1', cause: 'dispute' })] }),
    ],
  ])('agrees %s', (_what, ours, theirs) => {
    expect(comparePayment(ours, theirs)).toEqual([])
  })

  it('differs by its amount, which a reversal or the rest of it repairs', () => {
    expect(comparePayment(recorded(), provided({ cents: 4000 }))).toMatchObject([
      { kind: 'payment.amount', cents: -1000, compensation: reversing(1000, 'reconciliation:pi_1') },
    ])
    expect(comparePayment(recorded(), provided({ cents: 6000 }))).toMatchObject([
      { kind: 'payment.amount', cents: 1000, compensation: { type: 'topUpFund', data: { points: 1000 } } },
    ])
    const repaired = recorded({ reversals: [refunded(1000, { reference: 'reconciliation:pi_1' })] })
    expect(comparePayment(repaired, provided({ cents: 4000 }))).toEqual([])
  })

  it('belongs to one team, and is in dollars', () => {
    const other = provided({ teamId: derivedId('team', 'other') })
    expect(comparePayment(recorded(), other)).toMatchObject([{ kind: 'payment.team', compensation: null }])
    expect(comparePayment(recorded(), provided({ currency: 'eur' }))).toMatchObject([
      { kind: 'payment.currency', compensation: null },
    ])
  })
})

describe('a payment that one side knows', () => {
  it('is recorded if it succeeded', () => {
    expect(comparePayment(undefined, provided())).toMatchObject([
      {
        kind: 'payment.missing',
        reference: 'pi_1',
        cents: 5000,
        compensation: { type: 'topUpFund', data: { topUpId, points: 5000, paymentReference: 'pi_1' } },
      },
    ])
    const statementId = derivedId('statement', 'march')
    const ofStatement = provided({ purpose: { kind: 'statement', statementId, month: '2026-03' } })
    expect(comparePayment(undefined, ofStatement)).toMatchObject([
      { compensation: { type: 'settlePostpay', data: { statementId, month: '2026-03', points: 5000 } } },
    ])
  })

  it('is taken back if it never succeeded, as far as it is left, and once', () => {
    const ours = recorded({ reversals: [refunded(2000)] })
    expect(comparePayment(ours, undefined)).toMatchObject([
      { kind: 'payment.unknown', compensation: reversing(3000, 'reconciliation:pi_1') },
    ])
    const repaired = recorded({ reversals: [refunded(5000, { reference: 'reconciliation:pi_1' })] })
    expect(comparePayment(repaired, undefined)).toEqual([])
  })
})

describe('a refund or a dispute', () => {
  it('that the books lack is taken back, once in all', () => {
    const theirs = provided({ reversals: [refund(3000), refund(5000, { reference: 'dp_1' })] })
    expect(comparePayment(recorded(), theirs)).toMatchObject([
      { kind: 'reversal.missing', cents: -3000, compensation: reversing(3000) },
      { kind: 'reversal.missing', cents: -2000, compensation: reversing(2000, 'dp_1') },
    ])
  })

  it('that the provider lacks, or whose money came in again, is given back', () => {
    const compensation = { type: 'reinstateTopUp', data: { topUpId, reference: 're_1' } }
    const ours = recorded({ reversals: [refunded(2000)] })
    expect(comparePayment(ours, provided())).toMatchObject([
      { kind: 'reversal.unknown', cents: 2000, compensation },
    ])
    expect(comparePayment(ours, provided({ reversals: [refund(2000, { isReturned: true })] }))).toMatchObject(
      [{ kind: 'reversal.returned', cents: 2000, compensation }],
    )
  })

  it('that was given back by mistake is taken back under another reference', () => {
    const ours = recorded({ reversals: [refunded(2000, { isReinstated: true })] })
    const theirs = provided({ reversals: [refund(2000)] })
    const compensation = reversing(2000, 'reconciliation:re_1')
    expect(comparePayment(ours, theirs)).toMatchObject([{ kind: 'reversal.missing', compensation }])
    const again = refunded(2000, { reference: 'reconciliation:re_1' })
    expect(comparePayment(recorded({ reversals: [...ours.reversals, again] }), theirs)).toEqual([])
  })

  it.each<[string, readonly RecordedReversal[], ProvidedReversal, string]>([
    ['is smaller than in the books', [refunded(2000)], refund(1500), 'reversal.amount'],
    ['is in another currency', [], refund(1800, { currency: 'eur' }), 'reversal.currency'],
  ])('needs a person where it %s', (_what, ours, theirs, kind) => {
    expect(comparePayment(recorded({ reversals: ours }), provided({ reversals: [theirs] }))).toMatchObject([
      { kind, compensation: null },
    ])
  })

  it('that is larger than in the books is completed, from the rest of the payment where the top-up has none left', () => {
    const theirs = provided({ reversals: [refund(5000)] })
    const [difference] = comparePayment(recorded({ reversals: [refunded(2000)] }), theirs)
    expect(difference).toMatchObject({
      kind: 'reversal.amount',
      compensation: reversing(3000, 'reconciliation:re_1'),
    })
    const inTwo = recorded({ restCents: 3000, reversals: [refunded(2000)] })
    const [ofRest] = comparePayment(inTwo, theirs)
    expect(ofRest?.compensation).toMatchObject({ type: 'reverseTopUp', data: { points: 3000 } })
    expect(ofRest?.compensation?.data).not.toMatchObject({ topUpId })
    const done = refunded(3000, { reference: 'reconciliation:re_1', isOfRest: true })
    expect(comparePayment(recorded({ restCents: 3000, reversals: [refunded(2000), done] }), theirs)).toEqual(
      [],
    )
  })

  it('of a statement is taken back, and given back, from the statement', () => {
    const statementId = topUpId
    const purpose = { kind: 'statement', statementId, month: '2026-03' } as const
    const theirs = provided({ purpose, reversals: [refund(5000)] })
    const reversal = { statementId, points: 5000, cause: 'refund', reference: 're_1' }
    expect(comparePayment(recorded({ purpose }), theirs)).toMatchObject([
      {
        kind: 'reversal.missing',
        cents: -5000,
        compensation: { type: 'reversePostpay', data: reversal },
      },
    ])
    const ours = recorded({ purpose, reversals: [refunded(5000)] })
    expect(comparePayment(ours, theirs)).toEqual([])
    expect(comparePayment(ours, provided({ purpose }))).toMatchObject([
      {
        kind: 'reversal.unknown',
        compensation: { type: 'reinstatePostpay', data: { statementId, reference: 're_1' } },
      },
    ])
  })
})
