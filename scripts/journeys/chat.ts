import type { Locator, Page } from 'playwright-core'

/** Opens the chat of the sandbox workspace and becomes this person, by keyboard as everybody may. */
export const enterChat = async (page: Page, chatUrl: string, name: string): Promise<void> => {
  await page.goto(chatUrl)
  await page.getByRole('button', { name: /^You are/ }).click()
  await page.getByRole('searchbox', { name: 'Search people' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Who are you?' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: new RegExp(`^You are ${name}`) }).waitFor()
}

export const openChannel = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 2 }).waitFor()
}

/** Where messages and commands are written. */
export const composer = (page: Page): Locator => page.getByRole('combobox', { name: /^Write to/ })

/** The messages on the page that say this. */
export const message = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('article').filter({ hasText: text })
