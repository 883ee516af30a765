import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { createDirectory } from './directory.ts'
import { hledgerHead, hledgerTransaction, journalColumns, journalRows } from './journal.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { name: 'ever: green;  x', memberNames: ['Ann', 'Ben'] })
  await settle(ledger, accepted(await team.give('Ann', ['Ben'], 30)).events)
  await settle(ledger, accepted(await team.redeem('Ben', 'Mug', 25)).events)
  const directory = createDirectory()
  const rows: (string | number)[][] = []
  let journal = hledgerHead
  for await (const batch of log.readAll()) {
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      directory.observe(event)
      journal += hledgerTransaction(event, directory)
      rows.push(...journalRows(event, directory))
    }
  }
  return { journal, rows }
}

describe('the journal', () => {
  it('has a row for every posting', async () => {
    const { rows } = await setUp()
    expect(rows.every(row => row.length === journalColumns.length)).toBe(true)
    const points = journalColumns.indexOf('points')
    expect(rows.reduce((sum, row) => sum + Number(row[points]), 0)).toBe(0)
  })

  it('keeps account names from breaking the format', async () => {
    const { journal } = await setUp()
    expect(journal).toContain('    ever green x:redeemable:ben@evergreenx.example  30 pt')
  })

  const isInstalled = spawnSync('hledger', ['--version']).status === 0
  it.skipIf(!isInstalled)('balances in hledger itself (skipped where hledger is not installed)', async () => {
    const { journal } = await setUp()
    const hledger = (...command: string[]) =>
      execFileSync('hledger', ['-f-', ...command], { input: journal, encoding: 'utf8' })
    hledger('check')
    expect(hledger('balance', 'redeemable', '--no-total', '--flat')).toContain('5 pt')
    expect(hledger('balance', '--depth', '1', '--no-elide').trim()).toMatch(/0\s*$/)
  })
})
