import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoEmployee, demoOwner } from '../demo/people.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
let journey: Journey
let chat: Page
let portal: Page
let balance: number

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

/** As an administrator does it: the emoji that gives, and how much. */
const letReactionsGive = async (): Promise<void> => {
  const admin = await journey.openAs(demoOwner.email, '/users')
  const status = await admin.evaluate(async () => {
    const refreshed = await fetch('/v1/user/refresh_token', { headers: { 'x-laurel-session': 'cookie' } })
    const answer: unknown = await refreshed.json()
    const token = typeof answer === 'object' && answer && 'token' in answer ? String(answer.token) : ''
    const response = await fetch('/v1/team/metadata', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ reaction_shoutout: { emoji: 'tada', points: 5 } }),
    })
    return response.status
  })
  expect(status).toBe(200)
}

const choose = async (name: RegExp, typed: string, option: RegExp): Promise<void> => {
  const form = chat.getByRole('dialog', { name: 'Give a shoutout' })
  await form.getByRole('combobox', { name }).focus()
  await chat.keyboard.type(typed)
  await form.getByRole('option', { name: option }).first().waitFor()
  await chat.keyboard.press('Enter')
}

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  portal = await journey.openAs(demoEmployee.email, '/redeem', phone)
  await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
  balance = await balanceOf(portal)
  await letReactionsGive()
  chat = await (await journey.openBrowser()).newPage()
  await enterChat(chat, journey.chatUrl, demoOwner.name)
  await openChannel(chat, 'thanks')
})
afterAll(() => journey.stop())

describe('the shortcut', () => {
  it('opens the form, which tells the price before it is paid, and gives', async () => {
    await chat.getByRole('button', { name: 'Shortcuts' }).click()
    await chat.getByRole('menuitem', { name: 'Give a shoutout' }).click()
    const form = chat.getByRole('dialog', { name: 'Give a shoutout' })
    await choose(/Who do you want to thank/, 'chloe', /Chloe Bennett/)
    // An open list adds no one when the person continues to type.
    await form.getByRole('combobox', { name: /Who do you want to thank/ }).click()
    await form.getByRole('option').first().waitFor()
    await chat.keyboard.press('Tab')
    expect(await form.getByRole('button', { name: /^Remove / }).count()).toBe(1)
    await choose(/How many/, '10', /10/)
    await form.getByText(/This costs 10 sprigs, you have [\d,]+ left to give until/).waitFor()
    await form.getByRole('textbox').last().fill('for the shortcut through the woods')
    await form.getByRole('button', { name: 'Give' }).click()
    await form.waitFor({ state: 'detached' })
    await message(chat, 'for the shortcut through the woods').filter({ hasText: 'thanked' }).waitFor()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 10)
  })
})

describe('the same once more', () => {
  it('is asked about first, and not given when it was an accident', async () => {
    for (const _time of ['once', 'twice']) {
      await composer(chat).fill('/shoutout @chloe.bennett +10 for never giving up')
      await chat.keyboard.press('Escape')
      await composer(chat).press('Enter')
      await message(chat, /for never giving up|You sent this/)
        .last()
        .waitFor()
      await expect.poll(() => balanceOf(portal), soon).toBe(balance + 20)
    }
    const question = message(chat, 'Send it again?')
    await question.waitFor()
    await question.getByRole('button', { name: 'No, once is enough' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await balanceOf(portal)).toBe(balance + 20)
  })
})

describe('a reaction', () => {
  it('gives its points to the author of the message, and takes them back when it is taken away', async () => {
    const author = await (await journey.openBrowser()).newPage()
    await enterChat(author, journey.chatUrl, demoEmployee.name)
    await openChannel(author, 'thanks')
    await composer(author).fill('The guide is written')
    await composer(author).press('Enter')
    const praised = message(chat, 'The guide is written')
    await praised.hover()
    await praised.getByRole('button', { name: 'React with tada' }).click()
    await message(chat, /You gave Chloe Bennett 5 sprigs/).waitFor()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 25)
    await praised.getByRole('button', { name: 'tada 1' }).click()
    await message(chat, /You removed .*which took/).waitFor()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 20)
  })

  it('is beside the shortcut that names the author and quotes the message', async () => {
    const praised = message(chat, 'The guide is written').first()
    await praised.hover()
    await praised.getByRole('button', { name: 'More actions' }).click()
    await praised.getByRole('menuitem', { name: 'Thank for this message' }).click()
    const form = chat.getByRole('dialog', { name: 'Give a shoutout' })
    await form.getByText('Chloe Bennett').first().waitFor()
    expect(await form.getByRole('textbox').last().inputValue()).toContain('For “The guide is written”')
    expect(journey.complaints).toEqual([])
  })
})
