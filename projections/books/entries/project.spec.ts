import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { expect, it } from 'vitest'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { memberBalances, teamBalances } from '../balances/tables.ts'
import { ledgerEntries, runningBalances } from './tables.ts'

it('given any history, then each entry carries the balance after it, and what they lack to zero is in clearing', async () => {
  const company = await createCompany()
  await liveThrough(company)
  const inMemory = await company.readModels()
  const balances = new Map<string, number>()
  for (const entry of inMemory.rows(ledgerEntries)) {
    const account = `${entry.memberId ?? entry.teamId} ${entry.account}`
    balances.set(account, (balances.get(account) ?? 0) + entry.points)
    expect(entry.balanceAfter).toBe(balances.get(account))
  }
  const clearing = inMemory.rows(teamBalances).find(({ account }) => account === 'clearing')
  expect(sumPoints([...balances.values(), clearing?.points ?? 0])).toBe(0)
  for (const row of inMemory.rows(runningBalances)) {
    expect(row.points).toBe(balances.get(`${row.ownerId} ${row.account}`))
  }
})

it('given any history, then the last entry of a member agrees with their balance', async () => {
  const company = await createCompany()
  await liveThrough(company)
  const inMemory = await company.readModels()
  for (const { memberId, redeemable } of inMemory.rows(memberBalances)) {
    const entries = inMemory.rows(ledgerEntries)
    const last = entries.findLast(entry => entry.memberId === memberId && entry.account === 'redeemable')
    expect(last?.balanceAfter ?? 0).toBe(redeemable)
  }
})

it('given a credit, then its entry leads back to the shoutout', async () => {
  const { team, settled, readModels } = await createCompany()
  await settled(team.give('Ann', ['Ben'], 20, { key: 'launch' }))
  const entries = (await readModels()).rows(ledgerEntries)
  expect(entries.find(entry => entry.memberId === team.memberId('Ben'))).toMatchObject({
    eventType: 'ShoutoutCredited',
    subjectId: team.shoutoutId('launch'),
  })
})
