import { rmSync } from 'node:fs'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurelAt } from '../../laurel/testing/runProgram.ts'
import { companyOf, membersMin } from './company.ts'
import { fillCompanies } from './fillCompanies.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('scale-')
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('a generated company', { timeout: 60_000 }, () => {
  test('passes every check of the audit', async () => {
    const company = companyOf('small', { members: membersMin, activities: 300 })
    const stores = await openStores({ home, databaseUrl: url })
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
