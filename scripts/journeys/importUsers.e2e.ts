import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  page = await journey.openAs(demoAdmin.email, '/users')
})
afterAll(() => journey.stop())

const badRows = 12

/** The export of users with new start dates, the first of which are no dates where the file is broken. */
const edited = (exported: string, isBroken: boolean): Buffer => {
  const [header = '', ...rows] = exported.trimEnd().split(/\r?\n/)
  const column = header.split(',').indexOf('start_date')
  const changed = rows.map((row, index) => {
    const date =
      isBroken && index < badRows ? '2020-02-30' : `2020-03-${String((index % 28) + 1).padStart(2, '0')}`
    return row
      .split(',')
      .map((cell, at) => (at === column ? date : cell))
      .join(',')
  })
  return Buffer.from([header, ...changed].join('\r\n'))
}

const exportedUsers = async (): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

const choose = (dialog: Locator, buffer: Buffer) =>
  dialog.getByLabel('Choose a CSV file').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer })

describe('the import of user fields', () => {
  it('names the rows to correct and imports none of a broken file', async () => {
    const exported = await exportedUsers()
    await page.getByRole('button', { name: 'Import user fields' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import user fields' })
    await choose(dialog, edited(exported, true))
    await dialog.getByText(`${badRows} errors.`).waitFor()
    expect(await dialog.getByRole('table', { name: 'Errors of the file' }).getByRole('row').count()).toBe(
      badRows + 1,
    )
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog
      .getByText(/Nothing is imported before every row is right\./)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await exportedUsers()).toBe(exported)
  })

  it('changes everyone by the corrected file, until it is undone', async () => {
    const exported = await exportedUsers()
    await page.getByRole('button', { name: 'Import user fields' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import user fields' })
    const corrected = edited(exported, false)
    await choose(dialog, corrected)
    await dialog.getByRole('table', { name: 'Changes of the file' }).waitFor()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText(/^Imported\. People changed: (\d+) of \1\.$/).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).waitFor()
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await dialog.getByText(/^Undone\./).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(exportedUsers, { timeout: 10_000 }).toBe(exported)
  })

  it('fits a phone, and leaves a ledger that holds', async () => {
    const small = await journey.openAs(demoAdmin.email, '/users', phone)
    await small.getByRole('button', { name: 'Import user fields' }).click()
    const dialog = small.getByRole('dialog', { name: 'Import user fields' })
    await choose(dialog, edited(await exportedUsers(), false))
    await dialog.getByRole('list', { name: 'Changes of the file' }).waitFor()
    expect(await findAccessibilityProblems(small)).toEqual([])
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})
