import { TZDate } from '@date-fns/tz'
import { knownCustomerOf } from '@laurel/api/billing/customerOf.ts'
import { openStripe } from '@laurel/api/billing/stripe/openStripe.ts'
import { endTrials } from '@laurel/api/billing/trials/endTrials.ts'
import { createRunner, type Runner } from '@laurel/api/delivery/runner.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { createAnnouncer } from '@laurel/api/slack/announcements/createAnnouncer.ts'
import { oweNudges } from '@laurel/api/slack/nudges/oweNudges.ts'
import { workingTimeFrom } from '@laurel/api/slack/nudges/workingTime.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { addMilliseconds, type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { startOfDay } from 'date-fns/startOfDay'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { secondWorkspace } from '../demo/secondWorkspace.ts'
import { settingsAt } from '../sandbox/stripe/stripeKeys.ts'
import { sandboxApp } from '../serve/startSandbox.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { allow, fernhillAdmin, signInFrom, toConsent } from './fernhill.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 20_000 }
const day = 24 * 60 * 60_000
const zone = 'Europe/London'
const { signal } = new AbortController()
const teamId = teamIdOf(secondWorkspace.team.id)
const employee = 'Owen Pryce'

let journey: Journey
let stores: Awaited<ReturnType<typeof openStores>>
let ledger: Ledger
let runner: Runner
let admin: Page
let chat: Page
let trialEnd: Instant
/** What the clock of the schedule and of the messages shows: the running Laurel stays in its own time. */
let now: Instant

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  stores = await openStores({ home: journey.home, databaseUrl, eventStoreUrl: undefined })
  ledger = createLedger(stores)
  const secrets = loadSecrets(journey.home)
  const clock = () => new Date(now)
  const { handler } = createAnnouncer({
    log: stores.log,
    ledger,
    database: journey.database,
    clock,
    logger: { error: console.error, warn: () => undefined, info: () => undefined },
    settings: {
      apiUrl: `${journey.chatUrl}/api/`,
      origin: journey.origin,
      encryptionKey: secrets.encryptionKey,
      app: { clientId: sandboxApp.clientId, clientSecret: secrets.sandboxClientSecret },
    },
  })
  runner = createRunner({
    database: journey.database,
    databaseUrl,
    handlers: [handler],
    clock: () => now,
    onError: (error, doing) => console.error(doing, error),
  })
  admin = await (await journey.openBrowser()).newPage()
  await toConsent(journey, admin)
  await allow(admin, fernhillAdmin)
  await admin.waitForURL(url => url.pathname === '/get-started')
  const team = await ledger.team(teamId)
  trialEnd = (team.kind === 'known' ? team.trialEnd : null) ?? ''
  chat = await (await journey.openBrowser()).newPage()
  await enterChat(chat, `${journey.chatUrl}/workspaces/fernhill/`, 'Tariq Aziz')
  await chat
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /Laurel/ })
    .click()
  await chat.getByRole('tab', { name: 'Messages' }).click()
})
afterAll(async () => {
  await stores.close()
  await journey.stop()
})

/** Sends the nudges that are due at noon on each of the working days after an instant. A person gets one a day. */
const beOnWorkingDaysAfter = async (moment: Instant, days: number): Promise<void> => {
  now = moment
  for (let passed = 0; passed < days; passed += 1) {
    const tomorrow = startOfDay(new TZDate(addMilliseconds(now, day), zone))
    now = addMilliseconds(workingTimeFrom(instantOf(new Date(tomorrow.getTime())), zone), 3 * 60 * 60_000)
    await oweNudges(journey.database, now, signal)
    for (let turn = 0; turn < 6; turn += 1) {
      await runner.runDue()
      now = addMilliseconds(now, 2_000)
    }
  }
}

const atStripe = async (act: string, body: object): Promise<void> => {
  const answer = await fetch(`${journey.chatUrl}/stripe/_control/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The sandbox of Stripe answered ${answer.status}.`)
}

const typeCard = async (form: FrameLocator, number: string): Promise<void> => {
  await form.getByLabel('Card number').pressSequentially(number)
  await form.getByLabel('Expiration date').pressSequentially('1234')
  await form.getByLabel('Security code').pressSequentially('123')
}

const pathOf = (page: Page): string => decodeURI(new URL(page.url()).pathname)

describe('a trial', () => {
  it.each([
    ['in 30 days', -30 * day],
    ['in 5 days', -5 * day],
    ['tomorrow', -day],
    ['today', -1_000],
  ])(
    'is counted above the pages of an administrator, by the clock of the team: %s',
    async (words, before) => {
      const page = await (await journey.openBrowser()).newPage()
      await page.clock.setFixedTime(addMilliseconds(trialEnd, before))
      await signInFrom(journey, page, fernhillAdmin)
      const banner = page.getByRole('alert').filter({ hasText: `Your trial ends ${words}.` })
      await banner.getByRole('link', { name: 'Add a card' }).click()
      await page.waitForURL(url => url.pathname === '/billing')
      await page.context().close()
    },
  )

  it('is not counted for others', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await signInFrom(journey, page, employee)
    await page.getByRole('region', { name: 'Your balance' }).waitFor()
    expect(await page.getByText(/trial ends/).count()).toBe(0)
    await page.context().close()
  })

  it('reminds the administrator in Slack before it ends, with the way to the plans', async () => {
    await beOnWorkingDaysAfter(addMilliseconds(trialEnd, -10 * day), 6)
    const reminder = message(chat, /Your trial of Laurel ends in \d days/).last()
    await reminder.waitFor()
    const link = reminder.getByRole('link', { name: 'Choose a plan' })
    expect(await link.getAttribute('href')).toBe(`${journey.origin}/billing`)
  })
})

describe('a trial that has ended', () => {
  it('leaves the administrator the choice of a plan, at one address', async () => {
    await endTrials({ ledger, database: journey.database }, trialEnd, signal)
    await expect
      .poll(async () => {
        await admin.goto(`${journey.origin}/users`)
        return admin
          .getByRole('heading', { name: 'Your trial has ended' })
          .waitFor({ timeout: 2_000 })
          .then(() => pathOf(admin))
          .catch(() => 'not yet')
      }, soon)
      .toBe('/⌛')
    // Another page can be opened once this one has what it shows.
    await admin.getByRole('button', { name: 'Choose Pro' }).waitFor()
    for (const path of ['/%E2%8C%9B', '/⌛', '/billing', '/redeem', '/come-back', '/inactive']) {
      await admin.goto(`${journey.origin}${path}`)
      await admin.getByRole('button', { name: 'Choose Pro' }).waitFor()
      expect(pathOf(admin)).toBe('/⌛')
    }
    expect(await findAccessibilityProblems(admin)).toEqual([])
  })

  it.each([
    ['a desktop', {}],
    ['a phone', phone],
  ])('leads everyone else to an administrator, on %s', async (_where, options) => {
    const page = await (await journey.openBrowser(options)).newPage()
    await signInFrom(journey, page, employee)
    await page.getByRole('heading', { name: 'Your trial has ended' }).waitFor()
    await page.getByText(/contact an administrator/).waitFor()
    expect(pathOf(page)).toBe('/⌛')
    expect(await page.getByRole('button', { name: /^Choose/ }).count()).toBe(0)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.context().close()
  })

  it('stops recognition in Slack', async () => {
    const owen = await (await journey.openBrowser()).newPage()
    await enterChat(owen, `${journey.chatUrl}/workspaces/fernhill/`, employee)
    await openChannel(owen, 'kudos')
    await composer(owen).fill('/shoutout @ines +5 for the seedlings')
    await owen.keyboard.press('Escape')
    await composer(owen).press('Enter')
    await message(owen, /Ask an admin to choose a plan/).waitFor()
    await owen.context().close()
  })

  it('goes on with a card and a plan, and unlocks Pro', async () => {
    await admin.goto(`${journey.origin}/⌛`)
    await admin.getByRole('button', { name: 'Monthly' }).click()
    await admin.getByRole('button', { name: 'Choose Pro' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Subscribe to Pro' })
    await dialog.getByText('Due now').waitFor()
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await dialog.getByText('Add a card first, then choose the plan again.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await admin.getByRole('button', { name: 'Add card' }).click()
    const adding = admin.getByRole('dialog', { name: 'Add card' })
    await adding.getByLabel('Cardholder name').fill('Tariq Aziz')
    await typeCard(admin.frameLocator('iframe[title="Secure card payment input frame"]'), '4242424242424242')
    await adding.getByRole('button', { name: 'Save card' }).click()
    await admin.getByText('Your card is saved. It appears in a moment.').waitFor()
    await admin.getByRole('list', { name: 'Cards' }).getByText(/4242/).waitFor()

    await admin.getByRole('button', { name: 'Choose Pro' }).click()
    await dialog.getByText('Due now').waitFor()
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await admin.getByRole('heading', { name: 'All Channels' }).waitFor()
    expect(await admin.getByText(/trial ends/).count()).toBe(0)
    await admin.getByRole('link', { name: 'Birthdays' }).click()
    await admin.getByRole('heading', { name: 'Birthdays', level: 1 }).waitFor()

    await admin.goto(`${journey.origin}/⌛`)
    await admin.waitForURL(url => url.pathname === '/recognition')
  })
})

describe('a renewal that fails', () => {
  it('reaches the administrator in Slack with the amount and the reason, and shows on the page of billing', async () => {
    await admin.goto(`${journey.origin}/billing`)
    const said = await admin.getByText(/Your team is on the Pro plan, paid monthly for \d+/).textContent()
    const people = Number(/for (\d+)/.exec(said ?? '')?.[1])
    const customer = await knownCustomerOf(journey.database, teamId)
    const { stripe } = openStripe(settingsAt(journey.chatUrl))
    const { data } = await stripe.paymentMethods.list({ customer: customer ?? '', type: 'card' })
    await atStripe('card', { method: data[0]?.id, behaviour: 'insufficientFunds' })
    await atStripe('advance', { months: 1, seconds: 7_200 })
    await expect
      .poll(async () => {
        await admin.reload()
        return admin
          .getByText(/^The last payment failed/)
          .waitFor({ timeout: 2_000 })
          .then(() => true)
          .catch(() => false)
      }, soon)
      .toBe(true)
    // Other nudges may have their days first.
    await beOnWorkingDaysAfter(now, 5)
    const told = message(chat, `A payment of $${4 * people}.00 for your subscription to Laurel failed.`)
    await told.waitFor()
    await told.getByText(/Your card has insufficient funds\./).waitFor()
    const link = told.getByRole('link', { name: 'Open billing' })
    expect(await link.getAttribute('href')).toBe(`${journey.origin}/billing`)
    await beOnWorkingDaysAfter(now, 2)
    expect(await told.count()).toBe(1)
  })

  it('leaves no page complaining', () => {
    const expected = /status of 40[139]/
    expect(journey.complaints.filter(complaint => !expected.test(complaint))).toEqual([])
  })
})
