import { rmSync } from 'node:fs'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurelAt } from '../../laurel/testing/runProgram.ts'
import { companyOf, membersMin } from './company.ts'
import { fillCompanies } from './fillCompanies.ts'
import type { Measured } from './measured.ts'
import type { MeasuredRead } from './measureReads.ts'
import {
  catalogCalls,
  developerCalls,
  exceptionCalls,
  importCalls,
  integrationCalls,
  paymentCalls,
  radarCalls,
} from './otherCalls.ts'
import { prepareCompanies } from './prepareCompanies.ts'
import { type Memory, parts, runScale } from './runScale.ts'

const emptyInstallation = async () => ({
  ...(await createTestDatabase()),
  home: createTemporaryHome('scale-'),
})
const [filled, reused, served, alone] = [
  await emptyInstallation(),
  await emptyInstallation(),
  await emptyInstallation(),
  await emptyInstallation(),
]
afterAll(() => {
  for (const { home } of [filled, reused, served, alone]) rmSync(home, { recursive: true, force: true })
})

describe('generated companies', { timeout: 60_000 }, () => {
  test('pass every check of the audit', async () => {
    const { home, url } = filled
    const companies = ['small', 'other'].map(name =>
      companyOf(name, { members: membersMin, activities: 300 }),
    )
    const stores = await openStores({ home, databaseUrl: url, eventStoreUrl: undefined })
    try {
      const events = await fillCompanies(stores, companies, instantOf(new Date()))
      expect(events).toBeGreaterThan(300)
    } finally {
      await stores.close()
    }
    const { code, output } = await runLaurelAt(home, url, 'audit', 'verify')
    expect(output).toContain('hold every promise')
    expect(code).toBe(0)
  })

  test('of an earlier generator, whose report on fairness is off, are refused', async () => {
    const { home, url: databaseUrl } = reused
    const company = companyOf('small', { members: membersMin, activities: 10 })
    const prepare = () => prepareCompanies({ home, databaseUrl }, [company], () => {})
    await prepare()
    await prepare()
    const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
    try {
      const switchedOff = await createLedger(stores).handle({
        type: 'changeTeamSettings',
        id: derivedId('scale', 'fairness off'),
        teamId: company.teamId,
        actor: { kind: 'system', id: 'scale' },
        occurredAt: instantOf(new Date()),
        data: { changes: { showsFairness: false } },
      })
      expect(switchedOff.kind).toBe('accepted')
    } finally {
      await stores.close()
    }
    await expect(prepare()).rejects.toThrow(/its setting showsFairness is not true/)
  })
})

describe('the scale benchmark', { timeout: 300_000 }, () => {
  test('measures every call that reads, the commands, the screens and the jobs', async () => {
    const all: Measured[] = []
    const memories: Memory[] = []
    const { workspace, described } = await runScale({
      home: served.home,
      databaseUrl: served.url,
      small: { members: membersMin, activities: 500 },
      big: { members: 300, activities: 5_000 },
      rounds: { min: 1, max: 1, millisecondsMax: 0 },
      parts,
      alone: async () => ({ home: alone.home, databaseUrl: alone.url }),
      print: () => {},
      onMeasured: measured => all.push(measured),
      onMemory: memory => memories.push(memory),
    })
    expect(all.filter(({ isRefused }) => isRefused)).toEqual([])
    expect(new Set(all.map(({ part }) => part))).toEqual(new Set(['command', 'read', 'screen', 'job']))

    const reads = all.filter(isRead)
    const asked = new Set([
      ...reads.map(({ name }) => name),
      ...Object.keys(workspace),
      ...catalogCalls,
      ...developerCalls,
      ...exceptionCalls,
      ...radarCalls,
      ...integrationCalls,
      ...paymentCalls,
      ...importCalls,
    ])
    expect(described.filter(name => !asked.has(name))).toEqual([])
    expect(described.length).toBeGreaterThan(40)
    expect(Object.entries(workspace).filter(([, status]) => status !== 200)).toEqual([])
    const empty = reads.filter(({ variant, rowsBig }) => rowsBig === 0 && !variant.includes('nothing'))
    expect(empty.map(({ name, variant }) => `${name} ${variant}`.trim())).toEqual([
      'explainFigure owed_points',
      'explainFigure award_allowance_remaining',
      // The generated companies pay nothing.
      'listRewardsPayments',
      'readSubscription',
      // No program is connected to them.
      'listAssistants',
      'listApiKeys',
      'listTeamAssistants',
      'lateCelebrations',
      'listDeadAnnouncements',
    ])
    expect(memories.length).toBeGreaterThan(8)
    expect(memories.filter(({ mebibytes }) => mebibytes === 0)).toEqual([])
  })
})

const isRead = (measured: Measured): measured is MeasuredRead => measured.part === 'read'
