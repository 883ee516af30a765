import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const adminPaths = [
  '/get-started',
  '/recognition',
  '/recognition/new',
  '/recognition/settings',
  '/awards',
  '/rewards',
  '/rewards/charities',
  '/rewards/custom-catalog',
  '/reporting',
  '/reporting/activity',
  '/reporting/summary',
  '/users',
  '/settings/profile-fields',
  '/settings/unfinished',
]
const portalPaths = ['/redeem', '/redeem/redemptions']

// Scripts of the page, as text: what they use exists there and not here.
const noteViolations = `document.addEventListener('securitypolicyviolation', event => {
  window.noteBlocked([location.pathname, event.effectiveDirective, event.blockedURI].join(' '))
})`
const injectStyle = `(() => {
  const style = document.createElement('style')
  style.textContent = 'body { height: 4321px }'
  document.head.append(style)
  return getComputedStyle(document.body).height
})()`
const displayOfBar = `getComputedStyle(document.querySelector('header')).display`

/** What the policy of the page blocked on these pages. */
const blockedOn = async (page: Page, paths: readonly string[]): Promise<readonly string[]> => {
  const blocked: string[] = []
  await page.exposeFunction('noteBlocked', (what: string) => blocked.push(what))
  await page.addInitScript({ content: noteViolations })
  for (const path of paths) {
    await page.goto(`${journey.origin}${path}`)
    await page.getByRole('heading').first().waitFor()
  }
  // zod tries once whether it may compile code, and does without it.
  return blocked.filter(what => !what.endsWith('script-src eval'))
}

describe('the security policy of the pages', () => {
  it('blocks nothing of the admin, and its styles apply', async () => {
    const page = await journey.openAs(demoAdmin.email, '/recognition')
    expect(await blockedOn(page, adminPaths)).toEqual([])
    await page.goto(`${journey.origin}/users`)
    await page.getByRole('banner').first().waitFor()
    expect(await page.evaluate(displayOfBar)).toBe('flex')
  })

  it('blocks nothing of the portal', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem')
    expect(await blockedOn(page, portalPaths)).toEqual([])
  })

  it('blocks nothing of the pages before the sign-in', async () => {
    const page = await (await journey.openBrowser()).newPage()
    expect(await blockedOn(page, ['/login', '/setup'])).toEqual([])
  })

  it('blocks a style that is injected into the page', async () => {
    const page = await journey.openAs(demoAdmin.email, '/recognition')
    expect(await page.evaluate(injectStyle)).not.toBe('4321px')
  })
})
