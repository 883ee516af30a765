import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleRules } from '@laurel/ledger/audit/tax/taxRules.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurel } from '../testing/runProgram.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const log = createPostgresLog({ url, now: () => new Date('2026-03-20T00:00:00.000Z') })
afterAll(() => log.close())
const ledger = createLedger({ log })
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
await settle(ledger, accepted(await team.give('Ann', ['Ben'], 80)).events)
await settle(ledger, accepted(await team.redeem('Ben', '=Mug', 30)).events)
await settle(ledger, accepted(await team.complete('=Mug')).events)

const folder = mkdtempSync(join(tmpdir(), 'laurel-tax-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const rulesIn = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const american = rulesIn('rules.json', JSON.stringify(exampleRules))
const tax = (what: string, rules = american, ...more: string[]) =>
  runLaurel(url, 'tax', what, '--team', 'evergreen', '--year', '2026', '--rules', rules, ...more)
const source = exampleRules.rules[0]?.source ?? ''

describe('laurel tax', { timeout: 60_000 }, () => {
  test('prints a line per person, country and rule for payroll', async () => {
    const { code, output, words } = await tax('report')
    expect([code, words]).toEqual([0, ''])
    expect(output.split('\n')[1]).toBe(
      `ben@evergreen.example,US,handedOver,1,0,0.30,0.30,0.00,2026-03,2026-03,"${source}"`,
    )
  })

  test('prints each reward with the months of its points, safe for spreadsheets', async () => {
    const { output } = await tax('statement', american, '--member', 'ben@evergreen.example')
    expect(output.split('\n')[1]).toMatch(
      /^ben@evergreen\.example,2026-03-10,'=Mug,handedOver,US,0\.30,2026-03,/,
    )
    expect(
      (await tax('statement', american, '--member', 'ann@evergreen.example')).output.split('\n')[1],
    ).toBe('')
  })

  test('says what the rules do not decide', async () => {
    const none = rulesIn('none.json', JSON.stringify({ ...exampleRules, rules: [] }))
    const { output, words } = await tax('report', none)
    expect(output).toContain(',0.30,,0.00,2026-03,2026-03,none')
    expect(words).toContain('1 rewards without a rule: US handedOver')
    const unknown = rulesIn('unknown.json', JSON.stringify({ ...exampleRules, otherwise: null }))
    expect((await tax('report', unknown)).words).toContain('1 rewards of people without a known country')
  })

  test('prints rules that a report accepts', async () => {
    const printed = rulesIn('printed.json', (await runLaurel(url, 'tax', 'rules')).output)
    expect((await tax('report', printed)).output).toContain('ben@evergreen.example')
  })

  test('uses the rules that the team has set, and prints them', async () => {
    const asked = ['--team', 'evergreen', '--year', '2026'] as const
    expect((await runLaurel(url, 'tax', 'report', ...asked)).words).toContain('without a known country')
    const set = await ledger.handle({
      type: 'setTaxRules',
      id: derivedId('spec', 'tax rules'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-21T00:00:00.000Z',
      data: exampleRules,
    })
    accepted(set)
    expect((await runLaurel(url, 'tax', 'report', ...asked)).output).toContain(source)
    const { output } = await runLaurel(url, 'tax', 'rules', '--team', 'evergreen')
    expect(JSON.parse(output)).toEqual(exampleRules)
  })

  test.each([
    ['rules that are not JSON', ['report', rulesIn('bad.json', 'x')], 'Begin with: laurel tax rules'],
    [
      'a wrong country',
      ['report', rulesIn('odd.json', JSON.stringify({ ...exampleRules, otherwise: 'Germany' }))],
      'otherwise',
    ],
    ['a member it does not know', ['statement', american, '--member', 'eve'], 'has no member eve'],
  ] as const)('refuses %s', async (_, [what, rules, ...more], message) => {
    const { code, words } = await tax(what, rules, ...more)
    expect(code).toBe(1)
    expect(words).toContain(message)
  })
})
