import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey
let desktop: Page
let mobile: Page

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  desktop = await journey.openAs(demoAdmin.email, '/recognition', { viewport: { width: 1280, height: 900 } })
})
afterAll(() => journey.stop())

/** Each page with its title in German. */
const pages = [
  ['/recognition', 'Alle Channels'],
  ['/recognition/settings', 'Einstellungen für Anerkennung'],
  ['/awards', 'Auszeichnungen'],
  ['/awards/competitions', 'Wettbewerbe'],
  ['/birthdays', 'Geburtstage'],
  ['/rewards', 'Prämien'],
  ['/rewards/settings', 'Einstellungen für Prämien'],
  ['/reporting', 'Einblicke'],
  ['/reporting/activity', 'Aktivität'],
  ['/users', 'Personen'],
  ['/users/segments', 'Segmente'],
  ['/billing', 'Abrechnung'],
  ['/settings', 'Einstellungen'],
  ['/settings/operations', 'Betrieb'],
  ['/settings/changes', 'Änderungen'],
] as const

/** Controls and headings that are wider than their place. A text that ends in an ellipsis has a place of its own. */
const cutTexts = async (page: Page): Promise<readonly string[]> =>
  z.array(z.string()).parse(
    await page.evaluate(`
      [...document.querySelectorAll('main h1, main h2, main button, main a, main th, nav a')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter(element => getComputedStyle(element).textOverflow !== 'ellipsis')
        .map(element => element.textContent)
    `),
  )

const overflowOf = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth')

it('a person who chooses German reads the page, its dates and its figures in German, from then on', async () => {
  await desktop.getByRole('button', { name: /your account$/ }).click()
  await desktop.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await desktop.getByRole('heading', { name: 'Alle Channels', level: 1 }).waitFor()
  expect(await desktop.getAttribute('html', 'lang')).toBe('de')
  expect(await desktop.getByRole('banner').innerText()).toMatch(
    /Teamguthaben\s+1\.000\.000\s+sprigs\s+10\.000,00\s\$/,
  )

  mobile = await journey.openAs(demoAdmin.email, '/recognition', phone)
  await mobile.getByRole('heading', { name: 'Alle Channels', level: 1 }).waitFor()
})

describe.each([
  ['a desktop', () => desktop],
  ['a phone', () => mobile],
] as const)('in German, on %s', (_name, pageOf) => {
  it.each(pages)('%s is “%s”, and nothing is cut', async (path, title) => {
    const page = pageOf()
    await page.goto(`${journey.origin}${path}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByText('Wird geladen').waitFor({ state: 'hidden' })
    expect(await cutTexts(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
})

it('a person who is refused reads why in German, from the form and from the server', async () => {
  await mobile.goto(`${journey.origin}/settings/webhooks`)
  await mobile.getByRole('button', { name: 'Webhook hinzufügen' }).first().click()
  const dialog = mobile.getByRole('dialog', { name: 'Einen Webhook hinzufügen' })
  const add = dialog.getByRole('button', { name: 'Webhook hinzufügen' })
  await dialog.getByLabel('Adresse').fill('10.0.0.8')
  await add.click()
  await dialog.getByText('Gib eine Adresse ein, die mit https:// beginnt.').waitFor()
  await dialog.getByText('Wähle mindestens ein Ereignis.').waitFor()

  await dialog.getByLabel('Adresse').fill('https://10.0.0.8/laurel')
  await dialog.getByRole('checkbox').first().check()
  await add.click()
  await dialog
    .getByText(/^Diese Adresse liegt in einem privaten Netz\./)
    .first()
    .waitFor()
  expect(await overflowOf(mobile)).toBeLessThanOrEqual(0)
})

it('the sign-in follows the language of the browser', async () => {
  const page = await (await journey.openBrowser({ locale: 'es-MX' })).newPage()
  await page.goto(`${journey.origin}/login`)
  await page.getByRole('heading', { name: 'Iniciar sesión', level: 1 }).waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('es')
})
