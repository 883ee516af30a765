import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { insertStatement, markPaid, markUnpaid } from '../../billing/postpay/statementRows.ts'
import { startAnnouncing } from '../announcements/testing/startAnnouncing.ts'
import { oweNudges } from './oweNudges.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url, {})
const database = new Pool({ connectionString: url, max: 2 })
const { slack, ledger, teamId, common, send, pass, now } = announcing
afterAll(async () => {
  await database.end()
  await announcing.stop()
})

/** Moves the clock, and sends the messages that are due then. */
const be = async (moment: string) => {
  pass(Date.parse(moment) - Date.parse(now()))
  await announcing.catchUp()
  await oweNudges(database, now(), new AbortController().signal)
  for (let turn = 0; turn < 3; turn += 1) {
    await send()
    pass(2_000)
  }
}
const messages = () =>
  slack.calls
    .filter(({ method, text }) => method === 'chat.postMessage' && /charged|disputed/.test(text ?? ''))
    .map(({ channel, text }) => `${channel} ${/\$[\d.,]+/.exec(text ?? '')?.[0]}`)

it('tells each administrator once about a month that could not be charged, and about a debt', async () => {
  const data = { memberId: memberIdOf(teamId, 'UANN'), isAdmin: true }
  accepted(await ledger.handle({ ...common(), type: 'changeMemberAdmin', data, policy: { isLast: false } }))
  const [october, november] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [statementId, month] of [
    [october, '2026-10'],
    [november, '2026-11'],
  ] as const)
    await insertStatement(database, { statementId, teamId, month, points: 12_345, madeAt: now() })
  const unpaid = { state: 'failed', intentId: 'pi_1', problem: 'Declined.', pauses: true } as const
  await markUnpaid(database, october, unpaid)
  await be('2026-12-08T12:00:00.000Z')
  await be('2026-12-09T12:00:00.000Z')
  expect(messages()).toEqual(['DUANN $123.45'])
  await markPaid(database, october, 'pi_1', now())

  const topUp = { topUpId: crypto.randomUUID(), points: 500, paymentReference: 'pi_2' }
  accepted(await ledger.handle({ ...common(), type: 'topUpFund', data: topUp }))
  const spent = { redemptionId: crypto.randomUUID(), memberId: data.memberId, points: 200 }
  accepted(await ledger.handle({ ...common(), type: 'reserveFund', data: spent }))
  const reversal = { topUpId: topUp.topUpId, points: 500, cause: 'dispute', reference: 'du_1' } as const
  accepted(await ledger.handle({ ...common(), type: 'reverseTopUp', data: reversal }))
  await be('2026-12-10T12:00:00.000Z')
  await be('2026-12-11T12:00:00.000Z')
  expect(messages()).toEqual(['DUANN $123.45', 'DUANN $2.00'])
})
