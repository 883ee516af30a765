import { orderHandleOf } from '@laurel/ledger/rewards/orders/orderHandle.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, startJourney } from './startJourney.ts'

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

  it('leaves a ledger that verifies, and no page complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})
