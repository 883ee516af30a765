import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const saved = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  expect(download.suggestedFilename()).toBe('personal-data.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(() => JSON.parse(text)).not.toThrow()
  return text
}

describe('the data of a person', () => {
  it('is saved by the person, on a phone', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem', phone)
    await page.getByRole('button', { name: `Your account, ${demoEmployee.name}` }).click()
    await page.getByRole('button', { name: 'My data' }).click()
    const dialog = page.getByRole('dialog', { name: 'My data' })
    expect(await findAccessibilityProblems(page)).toEqual([])
    const text = await saved(page, () => dialog.getByRole('button', { name: 'Save my data' }).click())
    await dialog.getByText('The file is saved.').waitFor()
    expect(text).toMatch(/"section": "profile"/)
    expect(text).toContain(demoEmployee.email)
    expect(text).not.toContain(demoAdmin.email)
  })

  it('is saved by an administrator, which the security log shows with the name', async () => {
    const page = await journey.openAs(demoAdmin.email, '/users')
    await page.getByText(demoEmployee.name).first().click()
    await page.getByRole('heading', { name: demoEmployee.name }).waitFor()
    const text = await saved(page, () => page.getByRole('button', { name: 'Personal data' }).click())
    expect(text).toContain(demoEmployee.email)
    await page.goto(`${journey.origin}/settings/security-log`)
    const entry = page.getByRole('row').filter({ hasText: 'Saved the data of a person' })
    await entry.filter({ hasText: demoAdmin.name }).filter({ hasText: demoEmployee.name }).first().waitFor()
  })
})
