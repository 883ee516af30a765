import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  page = await journey.openAs(demoAdmin.email, '/settings/integrations')
})
afterAll(() => journey.stop())

const dialogOf = (name: string) => page.getByRole('dialog', { name })
const closeLog = async (name: string) => {
  await dialogOf(name).getByRole('button', { name: 'Close' }).click()
  await dialogOf(name).waitFor({ state: 'hidden' })
}
/** The side of BambooHR. */
const bambooHr = async (act: 'leave' | 'change' | 'messages', body: object): Promise<void> => {
  const answer = await fetch(`${new URL(journey.chatUrl).origin}/sources/bamboohr/_control/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

describe('an HR system', () => {
  it('is connected by a grant', async () => {
    await page.getByRole('button', { name: 'Open BambooHR' }).click()
    const dialog = dialogOf('BambooHR')
    await dialog.getByLabel('Subdomain').fill('juniper')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Continue at BambooHR' }).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await page.getByText('BambooHR successfully connected.').waitFor()
    await dialog.getByText('Connected, not synced yet').waitFor()
    expect(new URL(page.url()).search).toBe('?open=bamboohr')
  })

  it('shows what a sync would change, and then changes it', async () => {
    await dialogOf('BambooHR').getByRole('button', { name: 'Preview changes' }).click()
    const preview = dialogOf('Preview of BambooHR')
    await preview.getByText(/to change · 0 to deactivate/).waitFor()
    await preview.getByText('Has no work e-mail.').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await closeLog('Preview of BambooHR')
    await dialogOf('BambooHR').getByRole('button', { name: 'Sync now' }).click()
    await dialogOf('Sync of BambooHR')
      .getByText(/changed · 0 deactivated/)
      .waitFor()
    await closeLog('Sync of BambooHR')
    await dialogOf('BambooHR').getByText('Last sync').waitFor()
  })

  it('announces a change, which arrives by itself', async () => {
    await bambooHr('change', { id: '1013', changes: { title: 'Head of Orchards' } })
    const log = await journey.openAs(demoAdmin.email, '/settings/integrations/logs')
    const announced = log.getByText('After a message').first()
    for (let looks = 0; looks < 10 && !(await announced.isVisible()); looks += 1) {
      await log.reload()
      await announced.waitFor({ timeout: 2_000 }).catch(() => undefined)
    }
    await log
      .getByRole('button', { name: /Open the sync of BambooHR/ })
      .first()
      .click()
    await log.getByText('Head of Orchards').waitFor()
    await log.close()
  })

  it('deactivates many people only after a confirmation', async () => {
    await bambooHr('messages', { areLost: true })
    await bambooHr('leave', {
      ids: Array.from({ length: 12 }, (_unused, index) => String(1030 + index)),
      leftOn: '2026-01-31',
    })
    await dialogOf('BambooHR').getByRole('button', { name: 'Sync now' }).click()
    await dialogOf('Sync of BambooHR').getByText('Waits for a confirmation').waitFor()
    await closeLog('Sync of BambooHR')
    await dialogOf('BambooHR').getByText('12 people would be deactivated').waitFor()
    await dialogOf('BambooHR').getByRole('button', { name: 'Confirm' }).click()
    await dialogOf('Deactivate 12 people?').getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('The sync goes on.').waitFor()
    await page.goto(`${journey.origin}/settings/integrations/logs`)
    await page.getByText(/12 deactivated/).waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
  })

  it('is not connected where the administrator refuses at the partner, or the code is none', async () => {
    await page.goto(`${journey.origin}/settings/integrations?open=gusto`)
    await dialogOf('Gusto').getByRole('button', { name: 'Continue at Gusto' }).click()
    await page.getByRole('link', { name: 'Refuse' }).click()
    await page.getByText('An error has occurred.').waitFor()
    await page.getByRole('heading', { name: 'Integrations', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Open Gusto' }).click()
    await dialogOf('Gusto').getByText('Not connected').waitFor()
    await page.goto(`${journey.origin}/settings/integrations/auth-gusto?code=forged&state=forged`)
    await page.getByText('An error has occurred.').waitFor()
    await page.getByRole('heading', { name: 'Integrations', exact: true }).waitFor()
  })
})

it('a store of Printful is connected by a grant, in place of a token', async () => {
  await page.goto(`${journey.origin}/settings/integrations?open=printful`)
  const dialog = dialogOf('Printful')
  await dialog.getByRole('button', { name: 'Grant access again' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await page.getByText('Printful successfully connected.').waitFor()
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await page.getByText('The connection works.').waitFor()
})

it('the integrations fit on a phone', async () => {
  const small = await journey.openAs(demoAdmin.email, '/settings/integrations', phone)
  await small.getByRole('button', { name: 'Open BambooHR' }).waitFor()
  expect(await findAccessibilityProblems(small)).toEqual([])
  await small.getByRole('button', { name: 'Open BambooHR' }).click()
  await small.getByRole('dialog', { name: 'BambooHR' }).waitFor()
  expect(await findAccessibilityProblems(small)).toEqual([])
  const width = await small.evaluate<number>('document.documentElement.scrollWidth')
  expect(width).toBeLessThanOrEqual(390)
})
