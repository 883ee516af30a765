import { expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { createTestTeam } from '../testing/testTeam.ts'
import { createMemoryVault } from '../vault/memoryVault.ts'
import { createVaultedLog } from '../vault/vaultedLog.ts'
import { balancesAsOf } from './balancesAsOf.ts'
import { leaderboardAsOf } from './leaderboardFromLog/leaderboardAsOf.ts'

const setUp = async () => {
  const vault = createMemoryVault()
  const log = createVaultedLog(createMemoryLog(), vault)
  const ledger = createLedger({ log })
  const teams = {
    oak: await createTestTeam(ledger, { name: 'oak', memberNames: ['Ann', 'Ben', 'Cleo'] }),
    elm: await createTestTeam(ledger, { name: 'elm', memberNames: ['Dan'] }),
  }
  const forget = (team: keyof typeof teams, name: string) =>
    vault.destroy({ teamId: teams[team].teamId, memberId: teams[team].memberId(name) })
  const keys = async (team?: string) =>
    (await balancesAsOf(log, { team })).flatMap(({ account, member }) =>
      account === 'redeemable' ? [member] : [],
    )
  return { log, forget, keys, ...teams }
}

it('tells forgotten members apart by a number that a later erasure does not change', async () => {
  const { forget, keys } = await setUp()
  await forget('oak', 'Cleo')
  expect(await keys('oak')).toEqual(['(forgotten 3)', 'ann@oak.example', 'ben@oak.example'])
  await forget('oak', 'Ann')
  await forget('elm', 'Dan')
  expect(await keys('oak')).toEqual(['(forgotten 1)', '(forgotten 3)', 'ben@oak.example'])
  expect(await keys()).toEqual(['(forgotten 1)', '(forgotten 1)', '(forgotten 3)', 'ben@oak.example'])
})

it('gives them the same number in a leaderboard', async () => {
  const { log, forget, oak } = await setUp()
  await oak.give('Cleo', ['Ann'], 10)
  await forget('oak', 'Cleo')
  expect(await leaderboardAsOf(log, { team: 'oak', by: 'given' })).toMatchObject([
    { member: '(forgotten 3)' },
  ])
})
