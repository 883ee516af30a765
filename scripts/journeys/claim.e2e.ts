import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

describe('an award with three gifts', () => {
  let journey: Journey
  let admin: Page
  let portal: Page
  let balance: number

  beforeAll(async () => {
    journey = await startJourney(databaseUrl)
    admin = await journey.openAs(demoAdmin.email, '/awards')
    portal = await journey.openAs(demoEmployee.email, '/redeem/claims', phone)
    await portal.getByRole('heading', { name: 'Gifts to Claim', level: 1 }).waitFor()
    balance = await balanceOf(portal)
  })
  afterAll(() => journey.stop())

  const addOption = async (button: string, option: string | number): Promise<void> => {
    await admin.getByRole('button', { name: button }).last().click()
    const choice = admin.getByRole('dialog', { name: 'What can be picked?' })
    if (typeof option === 'number') {
      await choice.getByRole('button', { name: 'Points' }).click()
      await choice.getByRole('textbox', { name: 'Points' }).fill(String(option))
    } else {
      await choice.getByRole('combobox', { name: 'Reward' }).fill(option)
      await admin.getByRole('option', { name: new RegExp(option) }).click()
    }
    await choice.getByRole('button', { name: 'Add option' }).click()
    await choice.waitFor({ state: 'detached' })
  }

  it('is created with items of the catalog, a company reward and points to pick from', async () => {
    await admin
      .getByRole('button', { name: /Add|New|Create/ })
      .first()
      .click()
    const dialog = admin.getByRole('dialog', { name: 'New award' })
    await dialog.getByLabel('Name').fill('Ten years')
    await dialog.getByLabel('Sprigs').fill('0')
    await addOption('Add a gift', 'Crew socks')
    await addOption('Add an option', 'Desk juniper')
    await addOption('Add a gift', 'Half a day off')
    await addOption('Add a gift', 300)
    await dialog.getByRole('button', { name: 'Create award' }).click()
    await admin.getByText('Award has been created.').waitFor()
  })

  it('is given to Chloe', async () => {
    await admin.getByRole('button', { name: 'Give award Ten years' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Give “Ten years”' })
    await dialog.getByRole('combobox', { name: 'Who gets it?' }).fill('Chloe')
    await admin.getByRole('option', { name: /Chloe Bennett/ }).click()
    await admin.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Give award' }).click()
    await admin.getByText('Chloe Bennett got the award.').waitFor()
  })

  it('waits for her on her phone, and she picks one thing in each row', async () => {
    const gift = portal.getByRole('listitem').filter({ hasText: 'Gift for Ten years award' })
    await expect
      .poll(async () => {
        await portal.reload()
        return gift.waitFor({ timeout: 2_000 }).then(
          () => true,
          () => false,
        )
      }, soon)
      .toBe(true)
    await gift.getByText('Crew socks or Desk juniper').waitFor()
    await gift.getByRole('button', { name: /Claim gift/ }).click()
    const dialog = portal.getByRole('dialog', { name: 'Gift for Ten years award' })
    const claim = dialog.getByRole('button', { name: 'Claim gift' })
    await dialog.getByRole('radio', { name: /Crew socks/ }).check()
    expect(await dialog.getByRole('radio', { name: /Sky, L\/XL/ }).isDisabled()).toBe(true)
    await dialog.getByText('Sky, S/M', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Add an address' }).click()
    const address = portal.getByRole('dialog', { name: 'Add an address' })
    await address.getByLabel('Country').selectOption('CA')
    await address.getByLabel('Street').fill('1 Maple Street')
    await address.getByLabel('City').fill('Ottawa')
    await address.getByLabel('Province').selectOption('ON')
    await address.getByLabel('Postal code').fill('K1A 0B1')
    await address.getByRole('button', { name: 'Add address' }).click()
    await portal
      .getByRole('dialog', { name: 'Shipping addresses' })
      .getByRole('button', { name: 'Done' })
      .click()
    await dialog.getByRole('radio', { name: /Half a day off/ }).check()
    expect(await claim.isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: /300 sprigs/ }).check()
    await claim.click()
    await portal.getByText('Enjoy your gift! 300 sprigs are in your balance.').waitFor()
    await portal.getByText('Gift for Ten years award').waitFor({ state: 'detached' })
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 300)
  })

  it('becomes two redemptions that cost nothing', async () => {
    await portal.getByRole('link', { name: 'See your redemptions' }).click()
    await portal.getByRole('article', { name: 'Crew socks' }).first().waitFor()
    await portal.getByRole('article', { name: 'Half a day off' }).first().waitFor()
  })

  it('every promise of the ledger holds', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
  })

  it('no page complained', () => {
    expect(journey.complaints).toEqual([])
  })
})
