import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { allow, fernhillAdmin, signInFrom, toConsent } from './fernhill.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const consent = (page: Page) => toConsent(journey, page)
const signIn = (page: Page, person: string) => signInFrom(journey, page, person)

describe('installing Laurel', () => {
  it('denied in Slack says what that means and lets one start over', async () => {
    const page = await (await journey.openBrowser(phone)).newPage()
    await page.goto(`${journey.origin}/setup`)
    expect(await page.getByRole('button', { name: 'Add to Slack' }).isDisabled()).toBe(true)
    await consent(page)
    await page
      .getByRole('heading', { name: 'Laurel wants permission to access the Fernhill workspace' })
      .waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByText("Uh oh! The product can't be installed unless you approve the permissions we request.")
      .waitFor()
    await page.getByRole('link', { name: 'Start over' }).click()
    await page.getByRole('checkbox', { name: /privacy policy and terms/ }).waitFor()
  })

  it('in a fresh workspace leads to the first steps, on a trial, with everybody there', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await consent(page)
    await allow(page, fernhillAdmin)
    await page.getByRole('heading', { name: 'Installing Laurel…' }).waitFor()
    await page.waitForURL(url => url.pathname === '/get-started')
    await page.getByText('Your trial ends in 30 days.').waitFor()
    await page.goto(`${journey.origin}/users`)
    for (const name of ['Maren Holt', 'Tariq Aziz', 'Petra Lind'])
      await page.getByText(name, { exact: true }).first().waitFor()
    expect(await page.getByText('Priya Raman').count()).toBe(0)
  })

  it('lets recognition begin in a channel at once, with everybody who is in it', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await signIn(page, fernhillAdmin)
    await page.getByRole('heading', { name: 'All Channels' }).waitFor()
    await page.getByRole('link', { name: 'Add a channel' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add a recognition channel' })
    await dialog.getByRole('combobox', { name: 'Channel in Slack' }).fill('kud')
    await page.getByRole('option', { name: /#kudos/ }).click()
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    await page.getByRole('heading', { name: '#kudos', level: 1 }).waitFor()
    await page.getByRole('button', { name: '7 people' }).waitFor()
  })

  it('with the answer to another request starts again', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await page.goto(`${journey.origin}/setup/slack?code=of-an-attacker&state=of-an-attacker`)
    await page.getByText('Something went wrong, please try again.').waitFor()
  })

  it('again leads to recognition, and makes no one an administrator', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await consent(page)
    await allow(page, 'Maren Holt · owner')
    await page.waitForURL(url => url.origin === journey.origin && url.pathname !== '/setup/slack')
    await page.waitForURL(url => url.pathname.startsWith('/redeem'))
  })

  it('taken out of Slack: signing in says what to do, and a new installation mends it', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await signIn(page, fernhillAdmin)
    await page.getByRole('heading', { name: 'All Channels' }).waitFor()

    await page.goto(`${journey.chatUrl}/workspaces/fernhill/`)
    await page.getByRole('link', { name: 'Manage apps' }).click()
    await page.getByText(/Installed by/).waitFor()
    await page.getByRole('button', { name: 'Remove Laurel' }).click()
    await page.getByText('Laurel was removed.').waitFor()
    await expect
      .poll(
        async () => {
          await signIn(page, fernhillAdmin)
          return page
            .getByText(
              "The workspace you tried logging into isn't using the product, you may need to install the app.",
            )
            .waitFor({ timeout: 2_000 })
            .then(() => true)
            .catch(() => false)
        },
        { timeout: 20_000 },
      )
      .toBe(true)

    await page.getByRole('link', { name: 'Install', exact: true }).click()
    await consent(page)
    await allow(page, fernhillAdmin)
    await page.waitForURL(url => url.pathname === '/recognition')
    await signIn(page, fernhillAdmin)
    await page.getByRole('heading', { name: 'All Channels' }).waitFor()
  })

  it('leaves no page complaining', () => {
    const expected = /status of 40[13]/
    expect(journey.complaints.filter(complaint => !expected.test(complaint))).toEqual([])
  })
})
