import { rmSync } from 'node:fs'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurelAt } from '../../laurel/testing/runProgram.ts'
import { companyOf, membersMin } from './company.ts'
import { fillCompanies } from './fillCompanies.ts'
import { runScale } from './runScale.ts'

const emptyInstallation = async () => ({
  ...(await createTestDatabase()),
  home: createTemporaryHome('scale-'),
})
const [{ url, home }, served] = [await emptyInstallation(), await emptyInstallation()]
afterAll(() => {
  for (const { home: folder } of [{ home }, served]) rmSync(folder, { recursive: true, force: true })
})

describe('a generated company', { timeout: 60_000 }, () => {
  test('passes every check of the audit', async () => {
    const company = companyOf('small', { members: membersMin, activities: 300 })
    const stores = await openStores({ home, databaseUrl: url, eventStoreUrl: undefined })
    try {
      const events = await fillCompanies(stores, [company], instantOf(new Date()))
      expect(events).toBeGreaterThan(300)
    } finally {
      await stores.close()
    }
    const { code, output } = await runLaurelAt(home, url, 'audit', 'verify')
    expect(output).toContain('hold every promise')
    expect(code).toBe(0)
  })
})

describe('the scale benchmark', { timeout: 120_000 }, () => {
  test('asks for every call of the contract that reads, and is answered', async () => {
    const { reads, workspace, described, peakMebibytes } = await runScale({
      home: served.home,
      databaseUrl: served.url,
      small: { members: membersMin, activities: 500 },
      big: { members: 300, activities: 5_000 },
      rounds: { min: 1, max: 1, millisecondsMax: 0 },
      print: () => {},
    })
    const asked = new Set([...reads.map(({ call }) => call), ...Object.keys(workspace)])
    expect(described.filter(name => !asked.has(name))).toEqual([])
    expect(described.length).toBeGreaterThan(40)
    const refused = reads.filter(({ statuses }) => [...statuses].some(status => status !== 200))
    expect(refused.map(({ call, variant, statuses }) => [call, variant, ...statuses])).toEqual([])
    expect(Object.entries(workspace).filter(([, status]) => status !== 200)).toEqual([])
    const empty = reads.filter(({ variant, rowsBig }) => rowsBig === 0 && !variant.includes('nothing'))
    expect(empty.map(({ call, variant }) => `${call} ${variant}`.trim())).toEqual([
      'explainFigure owed_points',
      'explainFigure award_allowance_remaining',
      'lateCelebrations',
      'listDeadAnnouncements',
    ])
    expect(peakMebibytes).toBeGreaterThan(0)
  })
})
