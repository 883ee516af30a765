import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleChart } from '@laurel/ledger/audit/finance/chartOfAccounts.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurel } from '../testing/runProgram.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
let now = new Date('2026-03-20T00:00:00.000Z')
const log = createPostgresLog({ url, now: () => now })
afterAll(() => log.close())
const ledger = createLedger({ log })
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
await settle(ledger, accepted(await team.give('Ann', ['Ben'], 80)).events)
await settle(ledger, accepted(await team.redeem('Ben', 'Mug', 30)).events)
now = new Date('2026-04-02T00:00:00.000Z')
const lateAt = '2026-03-31T20:00:00.000Z'
await settle(ledger, accepted(await team.give('Ann', ['Ben'], 5, { at: lateAt, key: 'late' })).events)

const folder = mkdtempSync(join(tmpdir(), 'laurel-finance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const chartFile = join(folder, 'chart.json')
writeFileSync(chartFile, JSON.stringify({ ...exampleChart, fiscalYearStartsIn: 2 }))
const finance = (...words: string[]) => runLaurel(url, 'finance', ...words)
const exported = (format: string, chart = chartFile) =>
  finance('export', '--team', 'evergreen', '--month', '2026-03', '--chart', chart, '--format', format)

const open = await exported('xero')
await runLaurel(url, 'audit', 'close-month', '--team', 'evergreen', '2026-03')

const narration = 'Recognition at evergreen, 2026-03 (FY2027 P02)'

describe('laurel finance', { timeout: 60_000 }, () => {
  test('refuses a month that is still open, and says how to close it', () => {
    expect(open.code).toBe(1)
    expect(open.words).toContain('laurel audit close-month --team')
  })

  test('prints a journal entry for QuickBooks, with accounts by name', async () => {
    const lines = (await exported('quickbooks')).output.split('\n')
    expect(lines[0]).toBe('JournalNo,JournalDate,AccountName,Debits,Credits,Description')
    expect(lines).toContain(
      `LAUREL-2026-03,03/31/2026,Recognition points payable,,0.80,"${narration}: held, redeemable"`,
    )
    expect(lines.find(line => line.includes('Employee recognition'))).toContain(',0.80,,')
  })

  test('prints a manual journal for Xero, with accounts by code and debits above zero', async () => {
    const { output } = await exported('xero')
    expect(output).toContain(
      `"${narration}",31 Mar 2026,"${narration}: held, redeemable",2200,Tax Exempt,-0.8\n`,
    )
  })

  const isInstalled = spawnSync('hledger', ['--version']).status === 0
  test('prints a transaction for hledger', async () => {
    const { output } = await exported('hledger')
    expect(output).toContain(`2026-03-31 * (LAUREL-2026-03) ${narration}\n`)
    expect(output).toContain('    2200 Recognition points payable  -0.80 USD  ; held redeemable\n')
    if (isInstalled) execFileSync('hledger', ['-f-', 'check'], { input: output })
  })

  test('lists what crosses the end of the month, and what it explains', async () => {
    const { code, output, words } = await finance('cut-off', '--team', 'evergreen', '--month', '2026-03')
    expect(code).toBe(0)
    expect(output).toMatch(/^late,[\w-]+,ShoutoutCredited,2026-03-31T20:00:00.000Z,2026-04-02T\S+,5$/m)
    expect(words).toMatch(
      /as recorded +0\.50 USD[\s\S]+happened before +0\.05 USD[\s\S]+as it happened +0\.55 USD/,
    )
  })

  test('prints a chart that an export accepts', async () => {
    const printed = join(folder, 'printed.json')
    writeFileSync(printed, (await finance('chart')).output)
    expect((await exported('hledger', printed)).output).toContain('(FY2026 P03)')
  })

  test.each([
    ['no JSON', 'x', 'is not JSON'],
    ['an account that is missing', JSON.stringify({ ...exampleChart, accounts: {} }), 'accounts.redeemable'],
    [
      'one code with two names',
      JSON.stringify({
        ...exampleChart,
        accounts: { ...exampleChart.accounts, held: { code: '2200', name: 'Held' } },
      }),
      'The account 2200 has more than one name',
    ],
  ])('refuses a chart with %s', async (_, text, message) => {
    const file = join(folder, 'bad.json')
    writeFileSync(file, text)
    const { code, words } = await exported('xero', file)
    expect(code).toBe(1)
    expect(words).toContain(message)
  })
})
