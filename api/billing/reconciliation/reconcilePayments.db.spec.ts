import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { decideAboutException } from './decideAboutException.ts'
import { exceptionById, exceptionsOf } from './exceptionRows.ts'
import { reconciledMonths } from './reconciledDays.ts'
import { playedPeriod, playPayments, providedCents } from './testing/playPayments.ts'
import { startReconciling } from './testing/startReconciling.ts'

const { url } = await createTestDatabase()
const running = await startReconciling(url, ['juniper', 'maple', 'birch'])
afterAll(running.stop)
const { teams, memory, record, reconcile, decideAll, log, database } = running
const [juniper, maple] = teams
if (!juniper || !maple) throw new Error('There are no teams.')
const { teamId } = juniper
const at = '2026-01-10T09:00:00.000Z'
const january = { from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' }
const topUpId = derivedId('top-up', 'lost')
const lost = {
  paymentReference: 'pi_lost',
  teamId,
  purpose: { kind: 'topUp', topUpId },
  cents: 5000,
  currency: 'usd',
  at,
  reversals: [],
} as const

const olga = (name: string) => ({
  id: derivedId('by Olga', name),
  teamId,
  actor: { kind: 'member', id: juniper.memberId('Olga') } as const,
  occurredAt: '2026-01-12T09:00:00.000Z',
})

test('a payment whose webhook was lost waits for a decision, and is then in the books', async () => {
  memory.put(lost)
  expect(await reconcile(january)).toEqual({ payments: 1, differences: 1 })
  expect(await reconcile(january)).toEqual({ payments: 1, differences: 1 })
  const [exception, ...others] = await exceptionsOf(database, teamId)
  expect(others).toEqual([])
  expect(exception).toMatchObject({ kind: 'payment.missing', cents: 5000, state: 'open' })
  expect(await reconciledMonths(database, teamId)).toEqual([
    { month: '2026-01', recordedCents: 0, providedCents: 5000, unequalDays: 1 },
  ])
  const choice = {
    exceptionId: exception?.exceptionId ?? '',
    decision: 'compensate',
    reason: 'The webhook was lost.',
    decider: 'administrator',
  } as const
  expect(await decideAboutException(running, olga('decides'), choice)).toMatchObject({
    kind: 'accepted',
    isRepeated: false,
  })
  expect(await decideAboutException(running, olga('decides'), choice)).toMatchObject({
    kind: 'accepted',
    isRepeated: true,
  })
  expect(await exceptionById(database, teamId, choice.exceptionId)).toMatchObject({
    state: 'compensated',
    decidedBy: juniper.memberId('Olga'),
  })
  expect(await reconcile(january)).toEqual({ payments: 1, differences: 0 })
  const types: string[] = []
  for await (const batch of log.readAll()) types.push(...batch.map(({ type }) => type))
  expect(types.slice(-2)).toEqual(['ExceptionDecided', 'FundToppedUp'])
})

test('is decided once, by the team that it belongs to, and only where there is a proposal', async () => {
  memory.put({ ...lost, paymentReference: 'pi_euro', currency: 'eur' })
  await reconcile(january)
  const [euro] = await exceptionsOf(database, teamId)
  const exceptionId = euro?.exceptionId ?? ''
  const choose = (decision: 'compensate' | 'accept', intent = olga(decision)) =>
    decideAboutException(running, intent, {
      exceptionId,
      decision,
      reason: 'Paid back by hand.',
      decider: 'operator',
    })
  expect(await choose('compensate')).toEqual({ kind: 'notOffered' })
  expect(await choose('accept', { ...olga('another team'), teamId: maple.teamId })).toEqual({
    kind: 'unknown',
  })
  expect(await choose('accept')).toMatchObject({ kind: 'accepted' })
  await reconcile(january)
  expect(await exceptionsOf(database, teamId)).toEqual([])
})

test('a difference that is no longer there needs no decision', async () => {
  memory.put({ ...lost, paymentReference: 'pi_late', purpose: { kind: 'topUp', topUpId: derivedId('late') } })
  await reconcile(january)
  expect(await exceptionsOf(database, teamId)).toHaveLength(1)
  const data = { topUpId: derivedId('late'), points: 5000, paymentReference: 'pi_late' }
  await record(teamId, { type: 'topUpFund', data }, at)
  await reconcile(january)
  expect(await exceptionsOf(database, teamId)).toEqual([])
  expect((await exceptionsOf(database, teamId, { isAll: true })).map(({ state }) => state)).toContain('gone')
})

test('after random payments with faults, no cent is unexplained', async () => {
  const before = [...memory.all()]
  const booked = async () => {
    const { books, findings } = await verifyLedger(log)
    expect(findings).toEqual([])
    return sumPoints(teams.map(team => 0 - books.balanceOf(team.teamId, 'purchased')))
  }
  const bookedBefore = await booked()
  const faults = await playPayments(running, { seed: 18, count: 300, faultProbability: 0.2 })
  expect(faults).toBeGreaterThan(30)
  expect((await reconcile(playedPeriod)).differences).toBeGreaterThan(20)
  const explained = await decideAll(playedPeriod)
  for (const team of teams) expect(await exceptionsOf(database, team.teamId)).toEqual([])
  const provided = providedCents(memory.all().slice(before.length))
  expect((await booked()) - bookedBefore + explained).toBe(provided)
})
