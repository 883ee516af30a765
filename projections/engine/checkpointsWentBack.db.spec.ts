import { afterAll, expect, it } from 'vitest'
import { memberBalance } from '../books/balances/queries.ts'
import { createCompany } from '../testing/company.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { createProjections } from './createProjections.ts'

const { database, url } = await openTestDatabase()
const company = await createCompany()
const projections = createProjections({ log: company.log, databaseUrl: url })
afterAll(() => projections.stop())

const redeemable = async () =>
  (await memberBalance(database, company.teamId, company.team.memberId('Ann')))?.redeemable

it('what a crash of the database took from read models is projected again while the process goes on', async () => {
  await projections.start()
  await company.settled(company.team.adjust('Ann', 10))
  const before = await company.log.head()
  await projections.waitForPosition(before, 10_000)
  await company.settled(company.team.adjust('Ann', 20))
  await projections.waitForPosition(await company.log.head(), 10_000)
  expect(await redeemable()).toBe(30)

  // As if the last commit had never reached the disk.
  await database.query('update read_balances.member_balances set redeemable = 10 where member_id = $1', [
    company.team.memberId('Ann'),
  ])
  await database.query("update projections.checkpoints set position = $1 where name = 'balances'", [before])

  await company.settled(company.team.adjust('Ann', 40))
  await projections.waitForPosition(await company.log.head(), 10_000)
  await expect.poll(redeemable, { timeout: 10_000 }).toBe(70)
  expect((await projections.lag()).lastFailure).toBeNull()
})

it('and it is projected again even when nothing new happens', async () => {
  const [before, head] = (await company.events()).slice(-2).map(({ position }) => position)
  await projections.waitForPosition(head ?? 0, 10_000)
  await database.query('update read_balances.member_balances set redeemable = 30 where member_id = $1', [
    company.team.memberId('Ann'),
  ])
  await database.query("update projections.checkpoints set position = $1 where name = 'balances'", [before])
  await database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

  await expect.poll(redeemable, { timeout: 10_000 }).toBe(70)
  expect(await projections.waitForPosition(head ?? 0, 10_000)).toBe(true)
})
