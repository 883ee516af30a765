import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
const words = 'for showing @Daniel Osei and me how the release is made'

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

describe('the home of thanks', () => {
  let journey: Journey
  let desktop: Page
  let portal: Page
  let before: number

  beforeAll(async () => {
    journey = await startJourney(databaseUrl)
    portal = await journey.openAs(demoEmployee.email, '/redeem', phone)
    await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
    before = await balanceOf(portal)
    desktop = await journey.openAs(demoAdmin.email, '/redeem/recognition')
    await desktop.getByRole('heading', { name: 'Thanks', level: 1 }).waitFor()
  })
  afterAll(() => journey.stop())

  it('Priya thanks Chloe from the web, by keyboard, with a mention, a value and a GIF', async () => {
    await desktop.getByRole('link', { name: 'Thank a colleague' }).click()
    await desktop.getByRole('combobox', { name: 'Whom do you want to thank?' }).fill('chloe')
    await desktop.getByRole('option', { name: 'Chloe Bennett' }).waitFor()
    await desktop.keyboard.press('Enter')
    const message = desktop.getByRole('textbox', { name: 'What are you thankful for?' })
    await message.fill('for showing @Dani')
    await desktop.getByRole('button', { name: '@Daniel Osei' }).click()
    expect(await message.inputValue()).toBe('for showing @Daniel Osei ')
    await message.fill(words)
    await desktop.getByRole('combobox', { name: 'Where?' }).selectOption({ label: '#thanks' })
    await desktop
      .getByRole('group', { name: /each of them/ })
      .getByText('+20', { exact: true })
      .click()
    await desktop.getByRole('combobox', { name: /Which value/ }).selectOption('Craft')
    await desktop.getByRole('button', { name: 'Add a GIF' }).click()
    await desktop.getByRole('searchbox').fill('party')
    await desktop.locator('form button img').first().click()
    await desktop.getByRole('button', { name: 'Remove the GIF' }).waitFor()
    await desktop.getByRole('button', { name: 'Give thanks' }).click()
    await desktop.getByText('You thanked Chloe Bennett.').waitFor()
    const given = desktop.getByRole('article', { name: 'You thanked Chloe Bennett' }).first()
    await given.getByText(words).waitFor()
    await given.locator('img[width]').last().waitFor()
  })

  it('Chloe’s balance counts up on her phone, and she finds out who thanked her, and why', async () => {
    await expect.poll(() => balanceOf(portal), soon).toBe(before + 20)
    await portal.getByRole('link', { name: 'Thanks', exact: true }).click()
    await portal.getByRole('link', { name: 'Received' }).click()
    const received = portal.getByRole('article', { name: 'Priya Raman thanked you' }).first()
    await received.getByText(words).waitFor()
    await received.getByText('+20 sprigs').waitFor()
  })

  it('she answers with a reaction, which Priya sees', async () => {
    const received = portal.getByRole('article', { name: 'Priya Raman thanked you' }).first()
    await received.getByRole('button', { name: 'React' }).click()
    await received.getByRole('button', { name: 'Heart' }).click()
    await received.getByRole('button', { name: 'Heart, 1', pressed: true }).waitFor()
    await desktop.reload()
    await desktop
      .getByRole('article', { name: 'You thanked Chloe Bennett' })
      .first()
      .getByRole('button', { name: 'Heart, 1', pressed: false })
      .waitFor()
  })

  it('every point of her balance opens to what is behind it', async () => {
    await portal.getByRole('link', { name: 'Where my sprigs come from' }).click()
    const newest = portal.getByRole('article').first()
    await newest.getByText('Thanks from Priya Raman').waitFor()
    await newest.getByText('+20').waitFor()
  })

  it('Back leads to the page as it was left', async () => {
    await portal.goBack()
    await portal.getByRole('link', { name: 'My channels' }).click()
    const cards = portal.getByRole('article')
    await cards.nth(10).scrollIntoViewIfNeeded()
    const top = await portal.evaluate('scrollY')
    await portal.getByRole('link', { name: 'Redemptions' }).click()
    await portal.getByRole('heading', { name: 'Your redemptions' }).waitFor()
    await portal.goBack()
    await cards.nth(10).waitFor()
    await expect.poll(() => portal.evaluate('scrollY'), soon).toBe(top)
  })

  it('Priya takes it back while she may, and the points return', async () => {
    const given = desktop.getByRole('article', { name: 'You thanked Chloe Bennett' }).first()
    await given.getByRole('button', { name: 'Take it back' }).click()
    await expect.poll(() => balanceOf(portal), soon).toBe(before)
  })

  it('every promise of the ledger holds, and no page complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})
