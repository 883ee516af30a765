import type { Difference } from '@laurel/api/billing/reconciliation/difference.ts'
import { keepDifferences } from '@laurel/api/billing/reconciliation/exceptionRows.ts'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { fundStream } from '@laurel/ledger/rewards/funds/stream.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurelAt } from '../testing/runProgram.ts'

const { url: databaseUrl } = await createTestDatabase()
const home = createTemporaryHome('reconciliation-')
await migrateDatabase(databaseUrl)
const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
const database = new Pool({ connectionString: stores.databaseUrl, max: 1 }).on('error', () => undefined)
afterAll(async () => {
  await database.end()
  await stores.close()
})
const ledger = createLedger(stores)
const team = await createTestTeam(ledger, { name: 'Juniper', memberNames: ['Olga', 'Ann'] })
const laurel = (...words: string[]) => runLaurelAt(home, databaseUrl, 'billing', ...words)

const missing: Difference = {
  kind: 'payment.missing',
  teamId: team.teamId,
  partner: 'stripe',
  subject: 'pi_1',
  reference: 'pi_1',
  cents: 5000,
  at: '2026-03-11T09:00:00.000Z',
  said: { cents: 5000, currency: 'usd', status: null },
  problem: 'The payment succeeded, and the books do not have it.',
  compensation: {
    type: 'topUpFund',
    data: { topUpId: derivedId('top-up', 'lost'), points: 5000, paymentReference: 'pi_1' },
  },
}

test('lists what differs, and decides about it for an administrator', async () => {
  accepted(
    await ledger.handle({
      type: 'changeMemberAdmin',
      id: derivedId('spec', 'promote'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T09:00:00.000Z',
      data: { memberId: team.memberId('Olga'), isAdmin: true },
      policy: { isLast: false },
    }),
  )
  await keepDifferences(database, missing, [missing], '2026-03-12T09:00:00.000Z')
  const listed = await laurel('exceptions', '--team', 'Juniper')
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining('payment.missing') })
  const exceptionId = /^[0-9a-f-]{36}/m.exec(listed.output)?.[0] ?? ''
  const decide = (by: string) =>
    laurel(
      'decide',
      exceptionId,
      'compensate',
      '--team',
      'Juniper',
      '--by',
      by,
      '--reason',
      'A lost webhook.',
    )

  expect(await decide(team.memberId('Ann'))).toMatchObject({
    code: 1,
    words: expect.stringContaining('no administrator'),
  })
  expect(await decide(team.memberId('Olga'))).toMatchObject({ code: 0, output: 'Decided: compensate.\n' })
  const types: string[] = []
  for await (const batch of stores.log.readStream(fundStream.nameOf(team.teamId)))
    types.push(...batch.map(({ type }) => type))
  expect(types).toEqual(['FundToppedUp'])
  expect((await laurel('exceptions', '--team', 'Juniper')).output).not.toContain('payment.missing')
  expect((await laurel('exceptions', '--team', 'Juniper', '--all')).output).toContain('compensated')
})

test('says what is missing to compare with Stripe', async () => {
  expect(await laurel('reconcile', '2026-13')).toMatchObject({ code: 1 })
  expect(await laurel('reconcile', '2026-03')).toMatchObject({
    code: 1,
    words: expect.stringContaining('STRIPE_SECRET_KEY'),
  })
})
