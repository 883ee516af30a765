import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee, demoOwner } from '../demo/people.ts'
import { enterChat } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const looks: readonly [string, BrowserContextOptions][] = [
  ['light and wide', {}],
  ['dark and wide', { colorScheme: 'dark' }],
  ['light on a phone', phone],
  ['dark on a phone', { ...phone, colorScheme: 'dark' }],
]

const adminScreens: readonly [path: string, heading: RegExp][] = [
  ['/get-started', /Getting started/],
  ['/recognition', /All Channels/],
  ['/recognition/new', /Add a recognition channel/],
  ['/recognition/settings', /Recognition settings/],
  ['/awards', /Awards/],
  ['/awards/nominations', /Nominations/],
  ['/rewards', /Rewards/],
  ['/reporting', /Insights/],
  ['/reporting/activity', /Activity/],
  ['/users', /Users/],
  ['/settings/profile-fields', /Profile fields/],
  ['/reporting/summary', /Summary/],
  ['/privacy', /Privacy policy/],
  ['/terms', /Terms/],
]

const portalScreens: readonly [path: string, heading: RegExp][] = [
  ['/redeem', /From Juniper/],
  ['/redeem/redemptions', /Your redemptions/],
  ['/redeem/recognition', /Thanks/],
  ['/redeem/recognition/received', /Thanks/],
  ['/redeem/recognition/give', /Thank a colleague/],
  ['/redeem/recognition/nominations', /Nominations/],
  ['/redeem/recognition/points', /Where my sprigs come from/],
]

/** The violations on these screens, each with its path. */
const problemsOn = async (page: Page, screens: readonly [string, RegExp][]): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const [path, heading] of screens) {
    await page.goto(`${journey.origin}${path}`)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    problems.push(...(await findAccessibilityProblems(page)).map(problem => `${path}: ${problem}`))
  }
  return problems
}

describe.each(looks)('%s', (_look, options) => {
  it('nothing in the admin is in anybody’s way', async () => {
    const page = await journey.openAs(demoAdmin.email, '/recognition', options)
    expect(await problemsOn(page, adminScreens)).toEqual([])
  })

  it('nothing of a channel or of the introduction is in anybody’s way', async () => {
    const page = await journey.openAs(demoAdmin.email, '/recognition', options)
    await page
      .getByRole('list', { name: 'Channels' })
      .getByRole('link', { name: /#thanks/ })
      .click()
    await page.getByRole('form', { name: 'Channel' }).waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^\d+ people$/ }).click()
    await page.getByRole('list', { name: 'Members' }).getByRole('listitem').first().waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])

    await page.goto(`${journey.origin}/get-started`)
    await page.getByRole('button', { name: 'Prepare the introduction' }).click()
    const dialog = page.getByRole('dialog', { name: 'Launch Laurel' })
    await dialog.getByRole('switch').click()
    await dialog.getByLabel('Your words').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
  })

  it('nothing on the pages before the sign-in is in anyone’s way', async () => {
    const page = await (await journey.openBrowser(options)).newPage()
    for (const path of [
      '/login?error=Try+again.',
      '/setup',
      '/setup/slack?error=access_denied',
      '/privacy',
    ]) {
      await page.goto(`${journey.origin}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await findAccessibilityProblems(page), path).toEqual([])
    }
  })

  it('nothing in the portal is in anybody’s way', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem', options)
    expect(await problemsOn(page, portalScreens)).toEqual([])
  })
})

describe('by keyboard alone', () => {
  it('a member chooses a reward, thinks again, and is back where they were', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem')
    const redeem = page.getByRole('button', { name: /Redeem for 150 sprigs/ })
    await redeem.waitFor()
    await redeem.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /Coffee with anyone/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await redeem.evaluate(button => button === button.ownerDocument.activeElement)).toBe(true)
  })

  it('the chat has no violations either', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await enterChat(page, journey.chatUrl, demoOwner.name)
    expect(await findAccessibilityProblems(page)).toEqual([])
  })
})
