import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

describe('signing in', () => {
  it('a link works once; the second use says what to do', async () => {
    const link = await journey.signInLink(demoAdmin.email)
    const first = await (await journey.openBrowser()).newPage()
    await first.goto(link)
    await first.getByRole('heading', { name: 'All Channels' }).waitFor()
    expect(first.url()).not.toContain('token')

    const second = await (await journey.openBrowser()).newPage()
    await second.goto(link)
    await second.getByText('That link has expired, please try again.').waitFor()
    await second.getByRole('button', { name: 'Sign in with Slack' }).waitFor()
  })

  it('with Slack leads over its consent page to the portal', async () => {
    const page = await (await journey.openBrowser(phone)).newPage()
    await page.goto(`${journey.origin}/login?redirect=/redeem`)
    await page.getByRole('button', { name: 'Sign in with Slack' }).click()
    await page.waitForURL(url => url.origin === new URL(journey.chatUrl).origin)
    await page.getByRole('button', { name: /Allow/ }).click()
    await page.waitForURL(url => url.origin === journey.origin && url.pathname.startsWith('/redeem'))
  })

  it('stays, when the person goes back from the portal, as far as they like', async () => {
    const page = await (await journey.openBrowser(phone)).newPage()
    await page.goto(`${journey.origin}/login?redirect=/redeem`)
    await page.getByRole('button', { name: 'Sign in with Slack' }).click()
    await page.waitForURL(url => url.origin === new URL(journey.chatUrl).origin)
    await page.getByRole('combobox').selectOption(demoEmployee.slackId)
    await page.getByRole('button', { name: /Allow/ }).click()
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
    await page.goBack()
    await page.waitForURL(url => url.origin === new URL(journey.chatUrl).origin)
    await page.goBack()
    await page.getByText('You’re still signed in.').waitFor()
    await page.getByRole('link', { name: 'Continue to Laurel' }).click()
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
  })

  it('that fails leaves the session alone', async () => {
    const link = await journey.signInLink(demoEmployee.email, '/redeem')
    const page = await (await journey.openBrowser(phone)).newPage()
    await page.goto(link)
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
    for (const address of [link, `${journey.origin}/login/slack?code=used&state=unknown`]) {
      await page.goto(address)
      await page.getByRole('alert').waitFor()
      await page.getByRole('link', { name: 'Continue to Laurel' }).click()
      await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
    }
    await page.goto(`${journey.origin}/redeem?token=used`)
    await page.getByText('That link has expired, please try again.').waitFor()
    await page.getByRole('link', { name: 'Continue to your rewards' }).click()
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
  })

  it('denied in Slack says so and lets one try again', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await page.goto(`${journey.origin}/login`)
    await page.getByRole('button', { name: 'Sign in with Slack' }).click()
    await page.waitForURL(url => url.origin === new URL(journey.chatUrl).origin)
    await page.getByRole('button', { name: /Cancel|Deny/ }).click()
    await page.waitForURL(url => url.origin === journey.origin)
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Sign in with Slack' }).waitFor()
  })

  it('a member without the admin role is led from the admin to the portal', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem')
    await page.goto(journey.origin)
    await page.waitForURL(url => url.pathname.startsWith('/redeem'))
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
  })

  it('after logging out nothing is shown without signing in', async () => {
    const page = await journey.openAs(demoAdmin.email, '/users')
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
    await page.getByRole('button', { name: /account/i }).click()
    await page.getByRole('menuitem', { name: /log ?out/i }).click()
    await page.getByRole('button', { name: 'Sign in with Slack' }).waitFor()
    const ways: string[] = []
    page.on('framenavigated', frame => ways.push(frame.url()))
    await page.goto(`${journey.origin}/users`)
    await page.getByRole('button', { name: 'Sign in with Slack' }).waitFor()
    expect(new Set(ways)).toEqual(
      new Set([`${journey.origin}/users`, `${journey.origin}/login?redirect=%2Fusers`]),
    )
    expect(ways.length).toBeLessThan(10)
  })

  it('keeps no token where a page could read it, and survives a reload', async () => {
    const page = await journey.openAs(demoAdmin.email, '/users')
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
    const readable = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(readable).not.toContain('eyJ')
    const session = (await page.context().cookies()).find(({ name }) => name.startsWith('laurel-session'))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  })

  it('by a link of another person asks before it replaces the session', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem', phone)
    await page.goto(await journey.signInLink(demoAdmin.email))
    await page.getByRole('heading', { name: `Continue as ${demoAdmin.name}?` }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(url => url.pathname.startsWith('/redeem'))
    await page.goto(await journey.signInLink(demoAdmin.email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'All Channels' }).waitFor()
  })

  it('shows where one is signed in, and signs out everywhere at once', async () => {
    const admin = await journey.openAs(demoAdmin.email, '/users')
    const portal = await journey.openAs(demoAdmin.email, '/redeem', phone)
    await portal.getByRole('button', { name: /Your account/ }).click()
    await portal.getByRole('button', { name: 'Where you’re signed in' }).click()
    await portal.getByText('This browser').waitFor()
    await portal.getByRole('button', { name: 'Sign out everywhere' }).click()
    await portal.getByRole('button', { name: 'Sign in with Slack' }).waitFor()
    await admin.reload()
    await admin.getByRole('button', { name: 'Sign in with Slack' }).waitFor()
  })

  it('is asked for again before rights change, and leads back', async () => {
    const page = await journey.openAs(demoAdmin.email, '/users')
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
    await journey.database.query("update access.sessions set started_at = now() - interval '20 minutes'")
    await page.reload()
    await page.getByRole('link', { name: demoEmployee.name }).first().click()
    await page.getByRole('button', { name: 'Adjust sprigs' }).first().click()
    await page.getByRole('textbox', { name: 'Sprigs to add' }).fill('5')
    await page.getByRole('textbox', { name: 'Reason' }).fill('Thanks')
    await page.getByRole('button', { name: 'Adjust', exact: true }).click()
    const again = page.getByRole('dialog', { name: 'Sign in again to continue' })
    await again.waitFor()
    const person = new URL(page.url()).pathname
    await again.getByRole('button', { name: 'Sign in with Slack' }).click()
    await page.waitForURL(url => url.origin === new URL(journey.chatUrl).origin)
    await page.getByRole('combobox').selectOption(demoAdmin.slackId)
    await page.getByRole('button', { name: /Allow/ }).click()
    await page.waitForURL(url => url.pathname === person)
    await page.getByRole('button', { name: 'Adjust sprigs' }).first().waitFor()
  })
})
