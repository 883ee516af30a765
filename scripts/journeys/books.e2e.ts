import { createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { verifyPack } from '../verifier/pack.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const slow = { timeout: 60_000 }
let journey: Journey
let admin: Page

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  admin = await journey.openAs(demoAdmin.email, '/reporting/books')
})
afterAll(() => journey.stop())

const downloaded = async (act: () => Promise<void>): Promise<Buffer> => {
  const [download] = await Promise.all([admin.waitForEvent('download'), act()])
  return readFile(await download.path())
}

describe('the books of a company', () => {
  it('go into accounts of its own', async () => {
    await admin.getByRole('link', { name: 'Chart of accounts' }).click()
    const bank = admin.getByRole('group', { name: 'Money for top-ups' })
    await bank.getByRole('textbox', { name: 'Number' }).fill('1010')
    expect(await findAccessibilityProblems(admin)).toEqual([])
    await admin.getByRole('button', { name: 'Save' }).click()
    await admin.getByText('Saved. Journal entries follow this chart from now on.').waitFor()
  })

  it('are closed by the month, and don’t change any more', async () => {
    await admin.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link', { name: 'Books' }).click()
    const months = admin.getByRole('table', { name: 'Months' })
    const last = months.getByRole('row').filter({ hasText: 'Open' }).first()
    await last.getByRole('link').click()
    await admin.getByRole('button', { name: 'Close this month' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Close this month' }).click()
    await admin.getByText('These figures can’t change any more.').waitFor(slow)
    await admin.getByRole('region', { name: 'Sprigs that people hold' }).waitFor()
    // The demo company is recorded when it is made, so that nothing moved in earlier months.
    await admin.getByText('Nothing moved in this month').waitFor()
    expect(await findAccessibilityProblems(admin)).toEqual([])
  })

  it('are attested by a pack that auditors check without Laurel', async () => {
    await admin.getByRole('button', { name: 'Write the pack' }).click()
    const fetch = admin.getByRole('button', { name: /^Download the pack/ })
    await fetch.waitFor(slow)
    const pack = await downloaded(() => fetch.click())
    const key = createPublicKey(await readFile(join(journey.home, 'checkpoint-key.pem')))
    expect(verifyPack(pack, key)).toEqual([])
    await admin.goto(`${journey.origin}/reporting/books`)
    await admin.getByRole('row').filter({ hasText: 'Closed' }).getByText('Ready').waitFor()
    expect(journey.complaints).toEqual([])
  })
})
