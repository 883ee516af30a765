import { asOfRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { readLiability } from '@laurel/ledger/audit/liability/readLiability.ts'
import { traceTree } from '@laurel/ledger/audit/trace/traceTree.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, it } from 'vitest'
import { teamAccountBalances } from '../../books/balances/queries.ts'
import { explainFigure } from '../../books/entries/explanations.ts'
import { liabilityAsOf } from '../../books/liability/liabilityAsOf.ts'
import { traceSubject } from '../../recognition/activity/traceSubject.ts'
import { teamById } from '../../team/teams/queries.ts'
import { createCompany } from '../../testing/company.ts'
import { projectCompany } from '../../testing/projected.ts'
import { fundOf, listTopUps, paymentOf, reversedStatements, teamsWithAccrued } from './queries.ts'

const company = await createCompany()
const { teamId, team, ledger, log, settled } = company
const at = '2026-03-11T12:00:00.000Z'
let sent = 0

/** Commands without a policy. */
type Recorded = Extract<
  LedgerCommand,
  {
    type:
      | 'topUpFund'
      | 'choosePaymentMethod'
      | 'choosePlan'
      | 'settlePostpay'
      | 'reverseTopUp'
      | 'reinstateTopUp'
      | 'reversePostpay'
      | 'reinstatePostpay'
  }
>
type Content<Command> = Command extends LedgerCommand ? Pick<Command, 'type' | 'data'> : never

const record = (content: Content<Recorded>) => {
  sent += 1
  const command: LedgerCommand = {
    id: derivedId('fund', String(sent)),
    teamId,
    occurredAt: at,
    actor: { kind: 'system', id: 'spec' },
    ...content,
  }
  return settled(ledger.handle(command))
}

const topUpId = (name: string) => derivedId('fund', name)
const topUp = (name: string, points: number) =>
  record({ type: 'topUpFund', data: { topUpId: topUpId(name), points, paymentReference: `pi_${name}` } })
const statementId = derivedId('fund', 'march')

await record({
  type: 'choosePlan',
  data: { plan: 'core', interval: 'ANNUAL', subscriptionReference: 'sub_1' },
})
await team.adjust('Ann', 1000)
await topUp('first', 100)
await topUp('second', 200)
await record({ type: 'choosePaymentMethod', data: { method: 'postpay' } })
await settled(team.redeem('Ann', 'Mug', 350, { funding: 'fund' }))
await settled(team.complete('Mug'))
await record({
  type: 'settlePostpay',
  data: { statementId, month: '2026-03', points: 20, paymentReference: 'pi_march' },
})
const reverse = (name: string, points: number, reference: string) =>
  record({ type: 'reverseTopUp', data: { topUpId: topUpId(name), points, cause: 'dispute', reference } })
await reverse('first', 100, 'dp_1')
await reverse('second', 50, 're_1')
await record({ type: 'reinstateTopUp', data: { topUpId: topUpId('first'), reference: 'dp_1' } })
const reverseStatement = (points: number, reference: string) =>
  record({ type: 'reversePostpay', data: { statementId, points, cause: 'refund', reference } })
await reverseStatement(5, 're_2')
await reverseStatement(7, 're_3')
await record({ type: 'reinstatePostpay', data: { statementId, reference: 're_3' } })
const { database } = await projectCompany(company)

describe('the fund of a team', () => {
  it('says how the team pays for rewards, and what it has yet to pay', async () => {
    expect(await fundOf(database, teamId)).toEqual({ method: 'postpay', accrued: 30, owed: 55 })
    expect(await fundOf(database, derivedId('team', 'other'))).toEqual({
      method: 'prepaid',
      accrued: 0,
      owed: 0,
    })
    expect(await teamsWithAccrued(database)).toEqual([teamId])
  })

  it('agrees with the books', async () => {
    expect(await teamAccountBalances(database, teamId)).toMatchObject({
      fund: 0,
      'fund:postpaid': -30,
      'fund:owed': -55,
    })
  })

  it('lists what was bought, with what was reversed, the newest first by page', async () => {
    const first = await listTopUps(database, teamId, { limit: 1 })
    expect(first.rows).toMatchObject([
      {
        topUpId: topUpId('second'),
        paymentReference: 'pi_second',
        points: 200,
        reversed: 50,
        occurredAt: at,
      },
    ])
    const next = await listTopUps(database, teamId, { limit: 1, cursor: first.next ?? undefined })
    expect(next).toMatchObject({
      rows: [{ topUpId: topUpId('first'), points: 100, reversed: 0 }],
      next: null,
    })
  })

  it('says what went back of the statements that were paid', async () => {
    expect(await reversedStatements(database, teamId)).toEqual(new Map([[statementId, 5]]))
    expect(await reversedStatements(database, derivedId('team', 'other'))).toEqual(new Map())
  })

  it('finds a payment by what it was for', async () => {
    expect(await paymentOf(database, teamId, topUpId('second'))).toEqual({
      points: 200,
      reversed: 50,
      paymentReference: 'pi_second',
      occurredAt: at,
      month: null,
    })
    const march = { points: 20, reversed: 5, paymentReference: 'pi_march', month: '2026-03' }
    expect(await paymentOf(database, teamId, statementId)).toMatchObject(march)
    expect(await paymentOf(database, derivedId('team', 'other'), statementId)).toBeNull()
  })
})

describe('what a fund owes', () => {
  it('is explained by its postings', async () => {
    const { points, parts } = await explainFigure(database, teamId, { kind: 'accrued' })
    expect(points).toBe(30)
    expect(parts).toEqual([
      { eventType: 'FundReserved', entries: 1, points: 50 },
      { eventType: 'PostpaySettled', entries: 1, points: -20 },
    ])
    expect(await explainFigure(database, teamId, { kind: 'fundOwed' })).toMatchObject({
      points: 55,
      sign: -1,
    })
  })

  it('is in the liability statement, as in the one of the log', async () => {
    const request = asOfRequest(teamId, at, 'occurred')
    const shown = await liabilityAsOf(database, request)
    expect(shown).toMatchObject({ postpaid: 30, fundOwed: 55 })
    expect(shown).toEqual((await readLiability(log, request)).pack)
  })
})

it.each([
  ['topUp', topUpId('first'), ['FundToppedUp', 'TopUpReversed', 'TopUpReinstated']],
  ['statement', statementId, ['PostpaySettled', 'PostpayReversed', 'PostpayReversed', 'PostpayReinstated']],
] as const)('a %s is traced by its id', async (kind, id, types) => {
  const subject = await traceSubject(database, id)
  expect(subject).toEqual({ kind, teamId })
  const trees = await traceTree(log, id, subject)
  expect(trees.map(({ event }) => event.type)).toEqual(types)
})

it('a team has the subscription that it chose', async () => {
  expect(await teamById(database, teamId)).toMatchObject({
    plan: 'core',
    trialEnd: null,
    rewardPayment: 'postpay',
    subscription: { plan: 'core', interval: 'ANNUAL', reference: 'sub_1' },
  })
})
