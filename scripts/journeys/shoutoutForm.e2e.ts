import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee, demoOwner } from '../demo/people.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
const words = 'for staying calm when the build was red'
let journey: Journey
let chat: Page
let portal: Page
let balance: number

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  portal = await journey.openAs(demoEmployee.email, '/redeem', phone)
  await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
  balance = await balanceOf(portal)
  chat = await (await journey.openBrowser()).newPage()
  await enterChat(chat, journey.chatUrl, demoOwner.name)
  await openChannel(chat, 'thanks')
})
afterAll(() => journey.stop())

describe('the form', () => {
  it('opens for a command without words, and says what is missing where it is missing', async () => {
    await composer(chat).focus()
    await chat.keyboard.type('/shoutout ')
    await chat.keyboard.press('Enter')
    const form = chat.getByRole('dialog', { name: 'Give a shoutout' })
    await form.waitFor()
    await form.getByRole('button', { name: 'Give' }).click()
    await form.getByText('Please complete this required field.').first().waitFor()
    expect(await form.isVisible()).toBe(true)
  })

  it('keeps what was typed in the line, and gives', async () => {
    await chat.keyboard.press('Escape')
    await chat.getByRole('dialog').waitFor({ state: 'detached' })
    await composer(chat).fill(`/shoutout @chloe.bennett ${words}`)
    await chat.keyboard.press('Escape')
    await composer(chat).press('Enter')
    const form = chat.getByRole('dialog', { name: 'Give a shoutout' })
    await form.getByText('Chloe Bennett').first().waitFor()
    expect(await form.getByRole('textbox').last().inputValue()).toBe(words)

    const amount = form.getByRole('combobox', { name: /How many/ })
    await amount.focus()
    await chat.keyboard.type('10')
    await form.getByRole('option', { name: /10/ }).first().waitFor()
    await chat.keyboard.press('Enter')
    await form.getByText(/This costs 10 sprigs/).waitFor()
    await form.getByRole('button', { name: 'Give' }).click()
    await form.waitFor({ state: 'detached' })
    await message(chat, words).filter({ hasText: 'thanked' }).waitFor()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 10)
  })

  it('can be regretted: taken back, the points leave the phone again', async () => {
    await message(chat, 'Only visible to you').getByRole('button', { name: 'Take back' }).last().click()
    await chat
      .getByRole('dialog')
      .or(chat.getByRole('alertdialog'))
      .getByRole('button', { name: 'Take back' })
      .click()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance)
  })

  it('takes a GIF that is searched for and looked at first, and the admin shows it standing still', async () => {
    const thanks = 'for the coffee on the day of the launch'
    await composer(chat).fill(`/shoutout @chloe.bennett ${thanks}`)
    await chat.keyboard.press('Escape')
    await composer(chat).press('Enter')
    const form = chat.getByRole('dialog', { name: 'Give a shoutout' })
    const search = form.getByRole('combobox', { name: /A GIF with it/ })
    await search.click()
    await chat.keyboard.type('coffee')
    await form.getByRole('option', { name: 'A cup of coffee steams' }).click()
    await form.getByRole('img', { name: 'A cup of coffee steams' }).waitFor()
    const amount = form.getByRole('combobox', { name: /How many/ })
    await amount.focus()
    await chat.keyboard.type('10')
    await form.getByRole('option', { name: /10/ }).first().waitFor()
    await chat.keyboard.press('Enter')
    await form.getByRole('button', { name: 'Give' }).click()
    await form.waitFor({ state: 'detached' })
    const told = message(chat, thanks).filter({ hasText: 'thanked' })
    const picture = told.getByRole('img', { name: 'A cup of coffee steams' })
    await expect.poll(() => picture.evaluate(image => image.clientWidth), soon).toBeGreaterThan(50)

    const isStill = () => picture.evaluate(image => image.tagName === 'CANVAS')
    await chat.emulateMedia({ reducedMotion: 'reduce' })
    await chat.reload()
    await expect.poll(isStill, soon).toBe(true)

    const admin = await journey.openAs(demoAdmin.email, '/recognition', { reducedMotion: 'reduce' })
    const line = admin.getByRole('listitem').filter({ hasText: thanks })
    await line.getByRole('img', { name: 'A cup of coffee steams' }).waitFor()
    await line.getByRole('button', { name: 'Play the GIF: A cup of coffee steams' }).click()
    await line.getByRole('button', { name: 'Stop the GIF: A cup of coffee steams' }).waitFor()
    expect(journey.complaints).toEqual([])
  })
})
