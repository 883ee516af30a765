import { fileURLToPath } from 'node:url'
import { orderHandleOf } from '@laurel/ledger/rewards/orders/orderHandle.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 20_000 }
let journey: Journey
let admin: Page

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  admin = await journey.openAs(demoAdmin.email, '/rewards/settings')
  await admin.getByRole('heading', { name: 'Reward settings', level: 1 }).waitFor()
})
afterAll(() => journey.stop())

const logoUrl = new URL('../../docs/laurel.png', import.meta.url)

const csvOf = (line: string) => ({
  name: 'cards.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`id,name,currency,values\n${line}`),
})

const isAtPledge = async (redemptionId: string): Promise<boolean> => {
  const answer = await fetch(`${journey.chatUrl}/vendors/pledge/_control/orders`)
  return (await answer.text()).includes(orderHandleOf(redemptionId))
}

/** Chloe gives 120 sprigs to a shelter; answers the redemption. */
const donate = async (): Promise<string> => {
  const portal = await journey.openAs(demoEmployee.email, '/redeem/charities')
  await portal.getByRole('region', { name: 'Animals' }).waitFor()
  const country = portal.getByRole('dialog', { name: 'Select Your Country' })
  if (await country.isVisible()) {
    const loaded = portal.waitForEvent('load')
    await country.getByRole('button', { name: 'Continue' }).click()
    await loaded
  }
  await portal.getByRole('searchbox', { name: 'Search charities' }).fill('seattle animal shelter')
  await portal.getByRole('link', { name: /^Seattle Animal Shelter/ }).click()
  await portal.getByRole('textbox', { name: 'Sprigs to give' }).fill('120')
  await portal.getByRole('button', { name: 'Donate' }).click()
  const dialog = portal.getByRole('dialog', { name: 'Donate to Seattle Animal Shelter?' })
  await dialog.getByRole('button', { name: 'Donate 120 sprigs' }).click()
  await portal.waitForURL(/\/redeem\/redemptions\/[0-9a-f-]{36}$/)
  return portal.url().split('/').at(-1) ?? ''
}

describe('an administrator of rewards', () => {
  it('turns catalogs off and on', async () => {
    const amazon = admin.getByRole('switch', { name: 'Amazon' })
    await amazon.uncheck()
    await admin.getByRole('button', { name: 'Save' }).first().click()
    await admin.getByText('Reward settings have been saved.').waitFor()
    await admin.reload()
    await expect.poll(() => amazon.isChecked(), soon).toBe(false)
  })

  it('has expensive orders reviewed, and releases one', async () => {
    await admin.getByLabel('Review above').fill('100')
    await admin.getByRole('button', { name: 'Save' }).last().click()
    await admin.getByText('Limits have been saved.').waitFor()

    const redemptionId = await donate()
    await admin.goto(`${journey.origin}/rewards/orders`)
    await admin.getByText('Waits for a review: it costs more than the limit of your team.').waitFor()
    expect(await isAtPledge(redemptionId)).toBe(false)
    await admin.getByRole('button', { name: `Release the order of ${demoEmployee.name}` }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
    await admin.getByText('The order is placed.').waitFor()
    await expect.poll(() => isAtPledge(redemptionId), soon).toBe(true)
    await admin.getByText('No order needs you').waitFor()

    // Everything of one day counts: later purchases would wait as well.
    await admin.goto(`${journey.origin}/rewards/settings`)
    await admin.getByLabel('Review above').fill('')
    await admin.getByRole('button', { name: 'Save' }).last().click()
    await admin.getByText('Limits have been saved.').waitFor()
  })

  it('tests the connection to a vendor, and never sees its secret', async () => {
    await admin.goto(`${journey.origin}/rewards/vendors`)
    await admin.getByRole('button', { name: 'Settings of Pledge' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Settings of Pledge' })
    await dialog.getByText('Stored. Leave it empty to keep it.').waitFor()
    await dialog.getByRole('button', { name: 'Test connection' }).click()
    await dialog.getByText(/^The connection works/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await admin.getByText('Works').first().waitFor()
  })

  it('disconnects a vendor after a confirmation', async () => {
    await admin.getByRole('button', { name: 'Disconnect Amazon Business' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await admin.getByText('Amazon Business is disconnected.').waitFor()
    await admin.getByRole('button', { name: 'Connect Amazon Business' }).waitFor()
  })

  it('imports the cards of a vendor without an API', async () => {
    await admin.getByRole('button', { name: 'Connect BuyMe' }).click()
    const connecting = admin.getByRole('dialog', { name: 'Connect BuyMe' })
    await connecting.getByLabel('Who orders the cards').fill('Priya')
    await connecting.getByRole('button', { name: 'Connect', exact: true }).click()
    await admin.getByRole('button', { name: 'Import the gift cards of BuyMe' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Import the gift cards of BuyMe' })
    await dialog.getByLabel('Choose a CSV file').setInputFiles(csvOf('spa,,USD,1'))
    await dialog.getByRole('button', { name: 'Import cards' }).click()
    await dialog.getByText('Line 2, name: Write something.').waitFor()
    await dialog.getByLabel('Choose a CSV file').setInputFiles(csvOf('spa,Quiet Morning Spa,USD,1'))
    await dialog.getByRole('button', { name: 'Import cards' }).click()
    await admin.getByText('1 gift card is offered.').waitFor()
  })

  it('enters the codes of a card on a phone, and its buyer sees them', async () => {
    const portal = await journey.openAs(demoEmployee.email, '/redeem/gift-cards')
    await portal.getByRole('searchbox', { name: 'Search gift cards' }).fill('quiet morning')
    await portal.getByRole('link', { name: /Quiet Morning Spa/ }).click()
    await portal.getByRole('button', { name: 'Redeem' }).click()
    await portal.getByRole('dialog').getByRole('button', { name: 'Redeem for 100 sprigs' }).click()
    await portal.waitForURL(/\/redeem\/redemptions\/[0-9a-f-]{36}$/)

    const small = await journey.openAs(demoAdmin.email, '/rewards/orders', phone)
    await small.getByRole('heading', { name: 'Orders that need a person', level: 1 }).waitFor()
    const enter = small.getByRole('button', { name: `Enter the codes for ${demoEmployee.name}` })
    await enter.waitFor(soon)
    await enter.click()
    const dialog = small.getByRole('dialog', { name: 'Codes of the gift card' })
    await dialog.getByRole('textbox', { name: 'Value' }).fill('QUIET-1')
    await dialog.getByRole('button', { name: 'Deliver' }).click()
    await small.getByText('The gift card is delivered.').waitFor()
    await small.getByText('No order needs you').waitFor()

    await portal.reload()
    await portal.getByRole('button', { name: /Show my gift card/ }).click()
    await portal.getByText('QUIET-1').waitFor()
  })

  it('gives the team a logo, which people see above their rewards, and removes it', async () => {
    await admin.goto(`${journey.origin}/settings`)
    await admin.getByLabel('Choose a logo').setInputFiles(fileURLToPath(logoUrl))
    await admin.getByText('Logo has been saved.').waitFor()
    await admin.getByRole('img', { name: 'Logo of Juniper' }).waitFor()
    const portal = await journey.openAs(demoEmployee.email, '/redeem', phone)
    const logo = portal.getByRole('img', { name: 'Juniper' })
    await logo.waitFor()
    expect(await logo.evaluate(image => image.getBoundingClientRect().height)).toBeLessThanOrEqual(40)
    await admin.getByRole('button', { name: 'Remove logo' }).click()
    await admin.getByText('Logo was removed.').waitFor()
    await portal.reload()
    await portal.getByRole('link', { name: 'Rewards' }).first().waitFor()
    expect(await logo.count()).toBe(0)
  })

  it('leaves a ledger that verifies, and no page complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})
