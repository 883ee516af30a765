import { describe, expect, it } from 'vitest'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createSettlingTeam } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { createFundsCheck } from './fundsCheck.ts'
import { verifyLedger } from './verifyLedger.ts'

/**
 * A reward paid after the month, a top-up that was disputed after its points had been spent, and won again, and a refund of
 * the month that failed later.
 */
const createHistory = async () => {
  const { log, ledger, team } = await createSettlingTeam()
  const command = (name: string) => ({
    id: derivedId('funds check', name),
    teamId: team.teamId,
    actor: { kind: 'system' as const, id: 'spec' },
    occurredAt: '2026-03-10T12:00:00.000Z',
  })
  const topUpId = derivedId('funds check', 'top-up')
  const [mug, book] = [team.redemptionId('Mug'), team.redemptionId('Book')]
  const memberId = team.memberId('Ann')
  const statement = {
    statementId: derivedId('funds check', 'march'),
    month: '2026-03',
    points: 60,
    paymentReference: 'pi_2',
  }
  const reversal = { topUpId, points: 100, cause: 'dispute', reference: 'dp_1' } as const
  const { statementId } = statement
  const refund = { statementId, points: 50, cause: 'refund', reference: 're_1' } as const
  for (const each of [
    { type: 'choosePaymentMethod', ...command('method'), data: { method: 'postpay' } },
    {
      type: 'reserveFund',
      ...command('mug'),
      data: { redemptionId: mug, memberId, points: 60 },
    },
    { type: 'settlePostpay', ...command('march'), data: statement },
    { type: 'topUpFund', ...command('top up'), data: { topUpId, points: 100, paymentReference: 'pi_1' } },
    {
      type: 'reserveFund',
      ...command('book'),
      data: { redemptionId: book, memberId, points: 70 },
    },
    { type: 'reverseTopUp', ...command('dispute'), data: reversal },
    { type: 'reinstateTopUp', ...command('won'), data: { topUpId, reference: 'dp_1' } },
    { type: 'reversePostpay', ...command('refund'), data: refund },
    {
      type: 'reinstatePostpay',
      ...command('refund failed'),
      data: { statementId, reference: 're_1' },
    },
  ] as const)
    accepted(await ledger.handle(each))
  const events: RecordedLedgerEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch.map(parseRecorded))
  return { log, events }
}

const findingsOf = (events: readonly RecordedLedgerEvent[]): readonly string[] => {
  const check = createFundsCheck()
  return events.flatMap(event => check.observe(event))
}

const without = (events: readonly RecordedLedgerEvent[], type: RecordedLedgerEvent['type']) =>
  events.filter(event => event.type !== type)

const twice = (events: readonly RecordedLedgerEvent[], type: RecordedLedgerEvent['type']) =>
  events.flatMap(event => (event.type === type ? [event, event] : [event]))

describe('the check of funds', () => {
  it('finds nothing in what the rules recorded, and belongs to the audit', async () => {
    const { log, events } = await createHistory()
    expect(findingsOf(events)).toEqual([])
    const { findings, checked } = await verifyLedger(log)
    expect(findings.filter(({ invariant }) => invariant === 'funds')).toEqual([])
    expect(checked).toContain('funds')
  })

  it.each([
    ['PostpaySettled', 'a second time'],
    ['TopUpReversed', 'for dp_1 a second time'],
    ['TopUpReinstated', 'dp_1 a second time'],
    ['PostpayReversed', 'for re_1 a second time'],
    ['PostpayReinstated', 're_1 a second time'],
  ] as const)('finds %s a second time', async (type, message) => {
    const { events } = await createHistory()
    expect(findingsOf(twice(events, type))).toContainEqual(expect.stringContaining(message))
  })

  it.each([
    ['FundReserved', 'gives back 60 points more than were accrued'],
    ['FundToppedUp', 'which was not paid'],
    ['PostpaySettled', 'which was not paid'],
    ['TopUpReversed', 'which was not reversed'],
    ['PostpayReversed', 'which was not reversed'],
  ] as const)('finds what %s would explain', async (type, message) => {
    const { events } = await createHistory()
    expect(findingsOf(without(events, type))).toContainEqual(expect.stringContaining(message))
  })

  it('finds postings that are not what the event says', async () => {
    const { events } = await createHistory()
    const changed = events.map(
      (event): RecordedLedgerEvent =>
        event.type === 'TopUpReversed' ? { ...event, data: { ...event.data, owed: 10 } } : event,
    )
    expect(findingsOf(changed)).toContainEqual(expect.stringContaining('to fund:owed instead of -10'))
  })

  it('finds reversals of more than the top-up', async () => {
    const { events } = await createHistory()
    const changed = events.map(
      (event): RecordedLedgerEvent =>
        event.type === 'FundToppedUp' ? { ...event, data: { ...event.data, points: 90 } } : event,
    )
    expect(findingsOf(changed)).toContainEqual(expect.stringContaining('which has 90'))
  })

  it('finds a reward that was reserved while the fund owed', async () => {
    const { events } = await createHistory()
    const [reserved] = events.filter(({ type }) => type === 'FundReserved')
    const owing = without(events, 'TopUpReinstated')
    expect(findingsOf([...owing, ...(reserved ? [reserved] : [])])).toContainEqual(
      expect.stringContaining('although 70 are owed'),
    )
  })
})
