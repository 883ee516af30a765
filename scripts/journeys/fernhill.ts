import type { Page } from 'playwright-core'
import type { Journey } from './startJourney.ts'

/** The administrator who installs Laurel in the second workspace of the sandbox. */
export const fernhillAdmin = 'Tariq Aziz · admin'

/** Accepts the terms and goes to Slack's consent, which proposes the workspace that lacks the app. */
export const toConsent = async ({ origin }: Journey, page: Page): Promise<void> => {
  await page.goto(`${origin}/setup`)
  const add = page.getByRole('button', { name: 'Add to Slack' })
  await page.getByRole('checkbox', { name: /privacy policy and terms/ }).check()
  await add.click()
  await page.waitForURL(url => url.pathname === '/oauth/v2/authorize')
}

/** Chooses the workspace and the person on a consent screen, and agrees. */
export const allow = async (page: Page, person: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Fernhill' }).click()
  await page.getByRole('combobox').selectOption({ label: person })
  await page.getByRole('button', { name: 'Allow' }).click()
}

/** Signs a person of Fernhill in with Slack. */
export const signInFrom = async ({ origin }: Journey, page: Page, person: string): Promise<void> => {
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Sign in with Slack' }).click()
  await page.waitForURL(url => url.pathname === '/openid/connect/authorize')
  await allow(page, person)
  await page.waitForURL(url => url.origin === origin)
}
