import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee, demoOwner } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
const words = 'From today on we say it out loud.'
const thanks = 'for watering every plant in the office'

let journey: Journey
let admin: Page
let chat: Page
let portal: Page
let balance: number

const stepsToDo = (): Promise<string | null> =>
  admin
    .getByRole('navigation')
    .getByText(/^\d steps? to do$/)
    .textContent()

/** What Chloe hears of her balance. */
const balanceOf = async (): Promise<number> => {
  const said = await portal.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

const openStep = async (title: string): Promise<void> => {
  await admin.getByRole('navigation').getByRole('link', { name: 'Getting started' }).click()
  const step = admin.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: title })
  await step.getByRole('link').or(step.getByRole('button')).click()
}

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  admin = await journey.openAs(demoAdmin.email, '/get-started')
  await admin.getByRole('heading', { name: 'Getting started', level: 1 }).waitFor()
  portal = await journey.openAs(demoEmployee.email, '/redeem')
  await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
  balance = await balanceOf()
  chat = await (await journey.openBrowser()).newPage()
})
afterAll(() => journey.stop())

describe('getting started', () => {
  it('tells what is done and what comes next, and the sidebar counts along', async () => {
    await admin.getByText('3 of 5 done').waitFor()
    await admin.getByText('Next: Launch with an introduction to the team.').waitFor()
    expect(await stepsToDo()).toBe('2 steps to do')
  })

  it('Priya searches a channel of the chat and makes it one of recognition', async () => {
    await openStep('Add Laurel to a channel')
    await admin.getByRole('link', { name: 'Add a channel' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Add a recognition channel' })
    await dialog.getByRole('combobox', { name: 'Channel in Slack' }).fill('gen')
    await admin.getByRole('option', { name: /#general/ }).click()
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    await admin.getByText('Recognition channel has been added.').waitFor()
    await admin.getByRole('heading', { name: '#general', level: 1 }).waitFor()
    await admin.getByRole('button', { name: /^\d+ people$/ }).click()
    const members = admin.getByRole('dialog', { name: 'In #general' })
    await members.getByRole('searchbox').fill('chloe')
    await expect.poll(() => members.getByRole('listitem').count(), soon).toBe(1)
    await members.getByRole('button', { name: 'Close' }).click()
  })

  it('she says which amounts may be given there', async () => {
    await admin.getByLabel('Sprig amount options').fill('7\n14')
    await admin.getByRole('button', { name: 'Save' }).click()
    await admin.getByText('Channel settings have been saved.').waitFor()
  })

  it('she adds a value', async () => {
    await openStep('Set your taggable values')
    await admin.getByRole('button', { name: 'Add a value' }).click()
    await admin.getByLabel('New value').fill('Patience')
    await admin.keyboard.press('Enter')
    await admin.getByRole('button', { name: 'Patience, remove' }).waitFor()
    await admin.getByRole('button', { name: 'Save', exact: true }).click()
    await admin.getByText('Recognition settings have been saved.').waitFor()
  })

  it('she reads the introduction before everybody does, and Chloe gets those very words', async () => {
    await openStep('Launch with an introduction to the team')
    const dialog = admin.getByRole('dialog', { name: 'Launch Laurel' })
    await dialog.getByRole('switch', { name: 'Add words of your own' }).click()
    await dialog.getByLabel('Your words').fill(words)
    const preview = dialog.getByRole('figure', { name: 'What everyone will see' })
    await preview.getByText(words).waitFor()
    const example = await preview.getByText(/^\/shoutout/).textContent()
    await dialog.getByRole('button', { name: /^Send to \d+ people$/ }).click()
    await admin.getByText('The introduction is on its way.').waitFor()
    await admin.getByText('4 of 5 done').waitFor()
    await expect.poll(stepsToDo, soon).toBe('1 step to do')

    await enterChat(chat, journey.chatUrl, demoEmployee.name)
    await chat
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Laurel/ })
      .click()
    await chat.getByRole('tab', { name: 'Messages' }).click()
    const told = message(chat, 'Recognition has come to Juniper').last()
    await told.getByText(words).waitFor()
    await told.getByText(example ?? 'an example').waitFor()
  })

  it('Maren thanks Chloe in the new channel, by an amount it knows and the new value', async () => {
    await enterChat(chat, journey.chatUrl, demoOwner.name)
    await openChannel(chat, 'general')
    await composer(chat).fill(`/shoutout @chloe.bennett +8 #patience ${thanks}`)
    await composer(chat).press('Enter')
    const form = chat.getByRole('dialog')
    await form.getByText('In this channel a shoutout carries 7 or 14 sprigs.').waitFor()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await form.waitFor({ state: 'hidden' })
    await composer(chat).fill(`/shoutout @chloe.bennett +7 #patience ${thanks}`)
    await composer(chat).press('Enter')
    await message(chat, thanks).filter({ hasText: 'Laurel' }).first().waitFor()
  })

  it('it is in the report of the channel, and in Chloe’s portal', async () => {
    await admin.getByRole('navigation').getByRole('link', { name: 'Recognition' }).click()
    await admin
      .getByRole('list', { name: 'Channels' })
      .getByRole('link', { name: /#general/ })
      .click()
    await admin.getByRole('link', { name: 'Latest shoutouts' }).click()
    await admin.getByRole('row').filter({ hasText: thanks }).waitFor()
    expect(await admin.getByRole('row').count()).toBe(2)

    await expect.poll(balanceOf, soon).toBe(balance + 7)
  })

  it('a channel is deleted after a question', async () => {
    await admin.goBack()
    await admin.getByRole('button', { name: 'Delete' }).click()
    const question = admin.getByRole('dialog', { name: 'Are you sure you want to delete this group?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await admin.getByText('Recognition group has been deleted.').waitFor()
    await admin.getByRole('heading', { name: 'All Channels' }).waitFor()
  })

  it('the checklist is dismissed, and found again under Help', async () => {
    await admin.getByRole('navigation').getByRole('link', { name: 'Getting started' }).click()
    await admin.getByRole('button', { name: 'Dismiss setup' }).click()
    await admin.getByRole('heading', { name: 'All Channels' }).waitFor()
    const entry = admin.getByRole('navigation').getByRole('link', { name: 'Getting started' })
    await entry.waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: 'Help' }).click()
    await admin.getByRole('link', { name: 'Open the setup checklist' }).click()
    await admin.getByRole('button', { name: 'Show it again' }).click()
    await entry.waitFor()
  })

  it('every promise of the ledger holds', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
  })

  it('no page complained', () => {
    expect(journey.complaints).toEqual([])
  })
})
