import { afterAll, describe, expect, it } from 'vitest'
import { balancesReadModel } from '../../books/balances/project.ts'
import { memberBalance } from '../../books/balances/queries.ts'
import { readModels } from '../../readModels.ts'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createProjections } from '../createProjections.ts'

const names = readModels.map(readModel => readModel.name)
const newerVersion = balancesReadModel.version + 1

const setUp = async () => {
  const { url, database } = await openTestDatabase()
  const company = await createCompany()
  const open = (some = readModels) =>
    createProjections({ log: company.log, databaseUrl: url, readModels: some })
  const projections = open()
  afterAll(() => projections.stop())
  return { company, database, open, projections }
}

const identical = await setUp()
const busy = await setUp()
const changed = await setUp()
const restored = await setUp()

describe('a rebuild', () => {
  it('gives the rows that were there', async () => {
    const { company, projections } = identical
    await liveThrough(company)
    await projections.start()
    await projections.waitForPosition(await company.log.head(), 10_000)
    const before = await Promise.all(names.map(name => projections.digest(name)))

    const reports = await projections.rebuild(undefined, { isCompared: true })

    expect(reports.map(report => [report.name, report.isIdentical])).toEqual(names.map(name => [name, true]))
    expect(await Promise.all(names.map(name => projections.digest(name)))).toEqual(before)
  })

  it('loses nothing that happens during it, and the copy that serves keeps answering', async () => {
    const { company, database, projections } = busy
    const { team, teamId } = company
    await liveThrough(company)
    await projections.start()
    await projections.waitForPosition(await company.log.head(), 10_000)
    const held = async () => (await memberBalance(database, teamId, team.memberId('Cleo')))?.redeemable

    const seen: unknown[] = []
    let isRebuilding = true
    const rebuilding = projections.rebuild().finally(() => {
      isRebuilding = false
    })
    while (isRebuilding) {
      await company.settled(team.adjust('Cleo', 1))
      seen.push(await held())
    }
    await rebuilding

    await projections.waitForPosition(await company.log.head(), 10_000)
    expect(seen).not.toContain(undefined)
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((left, right) => left - right))
    // A shoutout of 20 points, and the prize of a campaign.
    expect(await held()).toBe(20 + 100 + seen.length)
    const [report] = await projections.rebuild('balances', { isCompared: true })
    expect(report?.isIdentical).toBe(true)
  })

  it('happens at start when the program brings another version, and the older program leaves it alone', async () => {
    const { company, database, open, projections } = changed
    const { team, teamId } = company
    await liveThrough(company)
    await projections.start()
    await projections.waitForPosition(await company.log.head(), 10_000)
    const newer = open([{ ...balancesReadModel, version: newerVersion, project: () => [] }])

    await newer.start()

    expect(await memberBalance(database, teamId, team.memberId('Ann'))).toBeNull()
    expect((await newer.lag()).readModels).toMatchObject([{ name: 'balances', version: newerVersion }])
    await company.settled(team.give('Ben', ['Cleo'], 1))
    expect(await projections.waitForPosition(await company.log.head(), 10_000)).toBe(true)
    expect(await memberBalance(database, teamId, team.memberId('Cleo'))).toBeNull()
    await newer.stop()
  })

  it('happens at start when the log ends before what the read models show', async () => {
    const { company, database, open, projections } = restored
    const { team, teamId } = company
    await projections.start()
    await projections.waitForPosition(await company.log.head(), 10_000)
    await database.query('update projections.checkpoints set position = position + 1000')
    await database.query('update read_balances.member_balances set redeemable = 999')

    const afterRestore = open()
    await afterRestore.start()

    expect((await memberBalance(database, teamId, team.memberId('Ann')))?.redeemable).toBe(0)
    await afterRestore.stop()
  })

  it('that meets another waits for its turn, and both give the same rows', async () => {
    const { projections, open } = identical
    const other = open()
    const before = await projections.digest('ledgerEntries')
    await Promise.all([
      projections.rebuild(),
      other.rebuild('ledgerEntries'),
      projections.rebuild('activity'),
    ])
    expect(await projections.digest('ledgerEntries')).toBe(before)
    await other.stop()
  })

  it('of something that does not exist names what exists', async () => {
    await expect(identical.projections.rebuild('balance')).rejects.toThrow('teams, members, balances')
  })
})
