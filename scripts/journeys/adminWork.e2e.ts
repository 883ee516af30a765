import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  page = await journey.openAs(demoAdmin.email, '/users')
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
})
afterAll(() => journey.stop())

const openMember = async (name: string): Promise<void> => {
  await page.goto(`${journey.origin}/users`)
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(name)
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

describe('an administrator', () => {
  it('finds a member by name, and says so when no one matches', async () => {
    const search = page.getByRole('searchbox', { name: 'Search by name or e-mail' })
    await search.fill('chloe')
    await expect.poll(() => page.getByRole('row').count(), soon).toBe(2)
    await search.fill('no such person')
    await page
      .getByText(/no .*match/i)
      .first()
      .waitFor()
    await search.fill('')
  })

  it('adjusts points with a reason, which the member can read in the ledger, and never without one', async () => {
    await openMember(demoEmployee.name)
    await page.getByRole('button', { name: 'Adjust sprigs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Adjust sprigs' })
    await dialog.getByLabel('Sprigs to add').fill('25')
    await dialog.getByRole('button', { name: 'Adjust' }).click()
    await expect.poll(() => dialog.getByLabel('Reason').getAttribute('aria-invalid'), soon).toBe('true')

    await dialog.getByLabel('Reason').fill('Ran the summer party')
    await dialog.getByRole('button', { name: 'Adjust' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Ran the summer party').waitFor()
  })

  it('can not take away more than is there', async () => {
    await page.getByRole('button', { name: 'Adjust sprigs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Adjust sprigs' })
    await dialog.getByLabel('Sprigs to add').fill('-999999')
    await dialog.getByLabel('Reason').fill('Too much')
    await dialog.getByRole('button', { name: 'Adjust' }).click()
    await dialog
      .getByText(/below zero|only|not enough|has \d/i)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
  })

  it('exports the activity as a table that no spreadsheet takes for a formula', async () => {
    await page.goto(`${journey.origin}/reporting/activity`)
    await page.getByRole('row').nth(1).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    const [header, ...lines] = text.trim().split(/\r?\n/)
    expect(header).toBe('date,from,to,points,usd,value,message,channel,reward,status,award,years')
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(line => /(^|,)"?[=+@]/.test(line))).toEqual([])
  })

  it('offers a company reward and takes it off the shelf again', async () => {
    await page.goto(`${journey.origin}/rewards/custom-catalog`)
    await page.getByRole('button', { name: 'Add a reward' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Breakfast in bed')
    await dialog.getByLabel('Emoji').fill('🥐')
    await dialog.getByLabel('Description').fill('Delivered, with coffee.')
    await dialog.getByLabel('Sprig cost').fill('700')
    await dialog.getByRole('button', { name: 'Put on the shelf' }).click()
    await dialog.waitFor({ state: 'detached' })
    const offered = page.getByRole('list', { name: 'Culture rewards' }).getByRole('listitem')
    await offered.filter({ hasText: 'Breakfast in bed' }).waitFor()

    await offered.filter({ hasText: 'Breakfast in bed' }).getByRole('button').first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /off the shelf/ })
      .click()
    const question = page.getByRole('dialog', { name: 'Take this reward off the shelf?' })
    await question.getByRole('button', { name: 'Take off the shelf' }).click()
    await offered.filter({ hasText: 'Breakfast in bed' }).waitFor({ state: 'detached' })
  })

  it('saw no page complain', () => {
    // The browser reports a refusal that was expected as well.
    expect(journey.complaints.filter(complaint => !/status of 422/.test(complaint))).toEqual([])
  })
})
