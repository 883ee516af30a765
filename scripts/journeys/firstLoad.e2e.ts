import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
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

/** The paths of what a page asked for, from when this is called. */
const noteRequests = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Kilobytes of script, as gzip. */
const scriptSize = async (paths: readonly string[]): Promise<number> => {
  const scripts = new Set(paths.filter(path => path.endsWith('.js')))
  const sizes = await Promise.all(
    [...scripts].map(async path => {
      const response = await fetch(`${journey.origin}${path}`)
      return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const isOfAdmin = (path: string): boolean => /^\/assets\/(?:admin|openApp)-/.test(path)

const shown = {
  '/login': 'Sign in',
  '/setup': 'Add Laurel to your workspace',
  '/redeem': 'Rewards of Juniper',
  '/recognition': 'All Channels',
  '/users': 'Users',
} as const

describe('the first load', () => {
  it.each([
    ['/login', 130, 10],
    ['/setup', 130, 10],
  ] as const)('of %s takes at most %i kB of script in few files', async (path, kilobytesMax, filesMax) => {
    const page = await (await journey.openBrowser()).newPage()
    const paths = noteRequests(page)
    await page.goto(`${journey.origin}${path}`)
    await page.getByRole('heading', { name: shown[path], level: 1 }).waitFor()
    expect(await scriptSize(paths)).toBeLessThanOrEqual(kilobytesMax)
    expect(paths.filter(asked => asked.endsWith('.js')).length).toBeLessThanOrEqual(filesMax)
    expect(paths.filter(isOfAdmin)).toEqual([])
  })

  it.each([
    [demoEmployee, '/redeem', 130, 5],
    [demoAdmin, '/recognition', 380, 20],
    [demoAdmin, '/users', 400, 20],
  ] as const)(
    'of $1 takes at most $2 kB of script in few files',
    async (person, path, kilobytesMax, filesMax) => {
      const { page, paths } = await openAgain(person.email, path)
      await page.getByRole('heading', { name: shown[path], level: 1 }).waitFor()
      expect(await scriptSize(paths)).toBeLessThanOrEqual(kilobytesMax)
      expect(paths.filter(asked => asked.endsWith('.js')).length).toBeLessThanOrEqual(filesMax)
    },
  )

  it.each([
    [demoEmployee, '/redeem'],
    [demoAdmin, '/recognition'],
    [demoAdmin, '/users'],
  ] as const)('of $1 asks for its data once', async (person, path) => {
    const { page, paths } = await openAgain(person.email, path)
    const connected = page.waitForResponse(response => response.url().endsWith('/v1/live'))
    await page.getByRole('heading', { name: shown[path], level: 1 }).waitFor()
    await connected
    // Longer than the page waits after a message of the live connection.
    await page.waitForTimeout(1500)
    const data = paths.filter(asked => asked.startsWith('/v1/'))
    expect(data).toEqual([...new Set(data)])
    expect(data).toContain('/v1/user/me')
  })

  it('comes compressed', async () => {
    const page = await (await journey.openBrowser()).newPage()
    const base = page.waitForResponse(/\/assets\/base-/)
    await page.goto(`${journey.origin}/login`)
    // Browsers take Brotli on safe origins.
    expect(await (await base).headerValue('content-encoding')).toMatch(/^(?:br|gzip)$/)
    expect(await (await base).headerValue('cache-control')).toContain('immutable')
  })
})

describe('a page of the portal', () => {
  it.each(['/redeem', '/redeem/gift-cards', '/redeem/redemptions', '/redeem/claims'])(
    'stays still on a phone while it loads: %s',
    async path => {
      const page = await journey.openAs(demoEmployee.email, '/redeem', phone)
      await page.addInitScript(`
        globalThis.shifted = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      `)
      // Slow enough that each part of the page comes alone.
      await page.route('**/v1/**', async route => {
        await new Promise(resolve => setTimeout(resolve, 150))
        await route.continue()
      })
      await page.goto(`${journey.origin}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(1500)
      expect(await page.evaluate('globalThis.shifted')).toBeLessThanOrEqual(0.05)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )
})

describe('the outline of a page', () => {
  const outlined = [
    ['/users', 'Users'],
    ['/recognition', 'All Channels'],
    ['/reporting/activity', 'Activity'],
  ] as const

  it.each([
    ['a phone', phone],
    ['a desktop', {}],
  ] as const)(
    'is there before the administration, and stands where the page will, on %s',
    async (_name, options) => {
      const page = await journey.openAs(demoAdmin.email, '/users', options)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const [path, title] of outlined) {
        const held = Promise.withResolvers<void>()
        await page.route(/\/assets\/(?:openApp|admin)-/, async route => {
          await held.promise
          await route.continue()
        })
        await page.goto(`${journey.origin}${path}`, { waitUntil: 'commit' })
        const outline = page.locator('.outline-title')
        await outline.filter({ hasText: title, visible: true }).waitFor()
        await page.evaluate('document.fonts.ready.then(() => true)')
        const before = await placesOf(page, '.outline-title', '.outline-lead', '.outline-brand img')
        held.resolve()
        await page.getByRole('heading', { name: title, level: 1 }).waitFor()
        expect(await outline.count()).toBe(0)
        expect(await placesOf(page, 'main h1', 'main h1 + *', 'nav img')).toEqual(before)
        await page.unrouteAll({ behavior: 'wait' })
      }
    },
  )

  it('wears the appearance that was chosen', async () => {
    const page = await journey.openAs(demoAdmin.email, '/users')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => localStorage.setItem('RaStore.theme', '"dark"'))
    await page.route(/\/assets\/openApp-/, () => new Promise(() => undefined))
    await page.goto(`${journey.origin}/users`, { waitUntil: 'commit' })
    await page.locator('#outline').filter({ visible: true }).waitFor()
    const colour = await page.evaluate("getComputedStyle(document.getElementById('outline')).backgroundColor")
    expect(colour).toBe('rgb(15, 21, 18)')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('is hidden from people who are not known to administer', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await page.route(/\/assets\/(?:base|index)-.*js$/, route => route.abort())
    await page.goto(`${journey.origin}/users`)
    expect(await page.locator('#outline').isVisible()).toBe(false)
  })
})

describe('an employee on the way to the portal', () => {
  it('never loads the administration, wherever the link leads', async () => {
    const page = await (await journey.openBrowser(phone)).newPage()
    const paths = noteRequests(page)
    await page.goto(await journey.signInLink(demoEmployee.email, '/'))
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
    await page.goto(`${journey.origin}/users`)
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
    expect(paths.filter(isOfAdmin)).toEqual([])
  })

  it('sees the rewards as soon as they are there', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem', phone)
    // The clock of the page stands, but for the moments that queries take: less than what React holds back.
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.reload()
    const heading = page.getByRole('heading', { name: 'From Juniper' })
    let passedMilliseconds = 0
    while (!(await heading.isVisible()) && passedMilliseconds < 250) {
      await page.waitForTimeout(200)
      await page.clock.runFor(5)
      passedMilliseconds += 5
    }
    expect(passedMilliseconds).toBeLessThan(250)
  })
})

describe('a page whose script does not load', () => {
  it('recovers from a failure that passes', async () => {
    const page = await journey.openAs(demoAdmin.email, '/recognition')
    await page.getByRole('heading', { name: 'All Channels' }).waitFor()
    await page.route(/\/assets\/MemberList-/, route => route.abort(), { times: 1 })
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
  })

  it('says so, and shows it after a reload', async () => {
    const page = await journey.openAs(demoAdmin.email, '/recognition')
    await page.getByRole('heading', { name: 'All Channels' }).waitFor()
    await page.route(/\/assets\/MemberList-/, route => route.abort())
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('alert').getByText('This page could not be shown').waitFor()
    await page.unroute(/\/assets\/MemberList-/)
    await page.getByRole('button', { name: 'Load it again' }).click()
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor()
  })
})

/** From the left and the top, in pixels. Texts have different widths: the one of the outline fills its line. */
const placesOf = (page: Page, ...selectors: readonly string[]) =>
  Promise.all(
    selectors.map(async selector => {
      const box = await page.locator(selector).first().boundingBox()
      return box && { x: Math.round(box.x), y: Math.round(box.y), height: Math.round(box.height) }
    }),
  )

/** A page of this person that nothing was cached for, and what it asks for. */
const openAgain = async (email: string, path: string) => {
  const page = await journey.openAs(email, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  // What the first page still loads is not counted.
  await page.goto('about:blank')
  const paths = noteRequests(page)
  await page.goto(`${journey.origin}${path}`)
  return { page, paths }
}
