import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee, demoOwner } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()

const picture = async (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#1f5b45' } })
    .png()
    .toBuffer()

describe('an item of the catalog of which one piece is left', () => {
  let journey: Journey
  let admin: Page
  let onPhone: Page
  let onDesktop: Page

  beforeAll(async () => {
    journey = await startJourney(databaseUrl)
    admin = await journey.openAs(demoAdmin.email, '/rewards/custom-catalog')
  })
  afterAll(() => journey.stop())

  it('is added by an administrator, with a picture and a style', async () => {
    await admin.getByRole('button', { name: 'Add an item' }).first().click()
    const dialog = admin.getByRole('dialog', { name: 'A new item' })
    await dialog.getByLabel('Choose pictures').setInputFiles([
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture.') },
      { name: 'kettle.png', mimeType: 'image/png', buffer: await picture() },
    ])
    await dialog.getByText(/notes\.png: This file is not a picture/).waitFor()
    await dialog.getByRole('img', { name: 'Picture 1' }).waitFor()
    await dialog.getByLabel('Name').fill('Camping kettle')
    await dialog.getByLabel('Sprig cost').fill('120')
    await dialog
      .getByLabel('Description')
      .fill('<p>Boils <b>fast</b>.</p><script>document.title = "broken"</script>')
    await dialog.getByRole('button', { name: 'Add a style' }).click()
    await dialog.getByRole('textbox', { name: 'Style' }).fill('Green')
    await dialog.getByRole('textbox', { name: 'Stock' }).fill('1')
    await dialog.getByRole('button', { name: 'Put in the catalog' }).click()
    await admin.getByText('Item is in the catalog.').waitFor()
    await admin
      .getByRole('list', { name: 'Current Items' })
      .getByRole('button', { name: /Camping kettle/ })
      .waitFor()
  })

  const choose = async (page: Page): Promise<void> => {
    await page.getByRole('searchbox').fill('kettle')
    await page.getByRole('link', { name: /Camping kettle/ }).click()
    await page.getByRole('heading', { name: 'Camping kettle', level: 1 }).waitFor()
    await page.getByText('Boils fast.').waitFor()
    expect(await page.getByRole('button', { name: 'Buy Now' }).isDisabled()).toBe(true)
    await page.getByText('Green', { exact: true }).click()
    await page.getByRole('button', { name: 'Add an address' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Country').selectOption('IE')
    await dialog.getByLabel('Street').fill('1 Orchard Row')
    await dialog.getByLabel('City').fill('Cork')
    await dialog.getByLabel('Eircode').fill('T12')
    await dialog.getByRole('button', { name: 'Add address' }).click()
    await dialog.getByText('Write the Eircode like D02 X285.').waitFor()
    await dialog.getByLabel('Eircode').fill('T12 W8KX')
    await dialog.getByRole('button', { name: 'Add address' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Redeem for 120 sprigs' }).waitFor()
  }

  it('is chosen by two people, on a phone and on a desktop', async () => {
    onPhone = await journey.openAs(demoEmployee.email, '/redeem/custom', phone)
    onDesktop = await journey.openAs(demoOwner.email, '/redeem/custom')
    await choose(onPhone)
    await choose(onDesktop)
  })

  it('goes to one of them, and the other one keeps the points', async () => {
    const people = [onPhone, onDesktop]
    await Promise.all(
      people.map(page => page.getByRole('dialog').getByRole('button', { name: /^Redeem for/ }).click()),
    )
    const endings = await Promise.all(
      people.map(page =>
        Promise.race([
          page
            .getByText('Your redemption is processing.')
            .waitFor()
            .then(() => 'redeemed'),
          page
            .getByText('Someone else was a moment faster: this item is out of stock. Nothing was taken.')
            .waitFor()
            .then(() => 'out of stock'),
        ]),
      ),
    )
    expect(endings.toSorted()).toEqual(['out of stock', 'redeemed'])
  })

  it('is out of stock for everyone then', async () => {
    await onPhone.goto(`${journey.origin}/redeem/custom?q=kettle`)
    await onPhone.getByRole('link', { name: /Camping kettle.*Out of stock/ }).waitFor()
  })

  it('every promise of the ledger holds', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
  })

  it('no page complained, except about the file that is no picture', () => {
    expect(journey.complaints.filter(text => !/team\/rewards\/images/.test(text))).toEqual([])
  })
})
