import Fastify from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, pageDefaults } from '../browser/launchBrowser.ts'
import { startStripe, type UsedStripe } from '../sandbox/stripe/testing/useStripe.ts'
import { buildSandboxPage } from '../screens/buildScreens.ts'

let browser: Browser
let stripe: UsedStripe
/** A page of another origin, with the policy of the pages of billing. */
const shop = Fastify({ forceCloseConnections: true })
let shopUrl = ''

beforeAll(async () => {
  await buildSandboxPage()
  stripe = await startStripe()
  const { origin } = new URL(stripe.url)
  shop.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .header(
        'content-security-policy',
        `default-src 'self'; script-src 'self' ${origin}; frame-src ${origin}; style-src 'self'`,
      )
      .send(
        `<!doctype html><html lang="en"><body><div id="card"></div><script src="${stripe.settings.scriptUrl}"></script></body></html>`,
      ),
  )
  shopUrl = await shop.listen({ host: '127.0.0.1', port: 0 })
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.close()
  await stripe.stop()
})

const mount = `(clientSecret => {
  window.stripe = window.Stripe('pk_test_sandbox')
  window.elements = window.stripe.elements({ clientSecret, appearance: { theme: 'stripe' } })
  window.elements.create('payment').mount('#card')
})`
const confirm = `(kind => window.stripe[kind]({
  elements: window.elements,
  confirmParams: { payment_method_data: { billing_details: { name: 'Priya Raman' } } },
  redirect: 'if_required',
}).then(({ error, setupIntent, paymentIntent }) => error?.message ?? (setupIntent ?? paymentIntent).status))`

const cardForm = (page: Page) => page.frameLocator('iframe[title="Secure card payment input frame"]')
const bank = (page: Page) => page.frameLocator('iframe[title="Confirm your payment"]')

const typeCard = async (page: Page, number: string): Promise<void> => {
  const form = cardForm(page)
  await form.getByLabel('Card number').pressSequentially(number)
  await form.getByLabel('Expiration date').pressSequentially('1234')
  await form.getByLabel('Security code').pressSequentially('123')
}

const withForm = async (clientSecret: string, act: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext(pageDefaults)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(shopUrl)
  await page.evaluate(`${mount}(${JSON.stringify(clientSecret)})`)
  await act(page)
  expect(complaints).toEqual([])
  await context.close()
}

const setup = async () => {
  const { stripe: calls } = stripe.billing
  const { id: customer } = await calls.customers.create()
  const { client_secret } = await calls.setupIntents.create({ customer, usage: 'off_session' })
  const cards = async () => (await calls.paymentMethods.list({ customer, type: 'card' })).data
  return { secret: client_secret ?? '', cards }
}

describe('the form for cards', () => {
  it('saves a card that the page around it never sees', async () => {
    const { secret, cards } = await setup()
    await withForm(secret, async page => {
      await typeCard(page, '4242424242424242')
      expect(await cardForm(page).getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
      expect(await page.evaluate(`${confirm}('confirmSetup')`)).toBe('succeeded')
      expect(await page.content()).not.toContain('4242')
    })
    expect(await cards()).toMatchObject([
      { card: { last4: '4242', exp_month: 12, exp_year: 2034 }, billing_details: { name: 'Priya Raman' } },
    ])
  })

  it('says what is missing before anything is sent', async () => {
    const { secret } = await setup()
    await withForm(secret, async page => {
      await typeCard(page, '4242')
      expect(await page.evaluate(`${confirm}('confirmSetup')`)).toBe('Your card number is incomplete.')
      await cardForm(page).getByText('Your card number is incomplete.').waitFor()
    })
  })

  it('asks the bank about a card, which is saved after the answer', async () => {
    const { secret, cards } = await setup()
    await withForm(secret, async page => {
      await typeCard(page, '4000002500003155')
      const status = page.evaluate(`${confirm}('confirmSetup')`)
      await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
      expect(await status).toBe('succeeded')
    })
    expect(await cards()).toHaveLength(1)
  })

  it('says that the payment failed where the question of the bank is closed, and takes another card', async () => {
    const { stripe: calls } = stripe.billing
    const intent = await calls.paymentIntents.create({ amount: 5_000, currency: 'usd' })
    await withForm(intent.client_secret ?? '', async page => {
      await typeCard(page, '4000002760003184')
      const failed = page.evaluate(`${confirm}('confirmPayment')`)
      await bank(page).getByRole('button', { name: 'Close' }).click()
      expect(await failed).toContain('failed authentication')
      const number = cardForm(page).getByLabel('Card number')
      await number.fill('')
      await number.pressSequentially('4242424242424242')
      expect(await page.evaluate(`${confirm}('confirmPayment')`)).toBe('succeeded')
    })
  })

  it('shows what the bank declined', async () => {
    const { secret } = await setup()
    await withForm(secret, async page => {
      await typeCard(page, '4000000000000002')
      expect(await page.evaluate(`${confirm}('confirmSetup')`)).toBe('Your card was declined.')
    })
  })
})
