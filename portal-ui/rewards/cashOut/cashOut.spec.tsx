// @vitest-environment jsdom
import { type quoteCashOut, redeemPayPal } from '@laurel/contract/rewards/cashOut.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { buildMe } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

type Redeemed = z.output<typeof redeemPayPal.response>

const quote = {
  rail: 'PAYPAL',
  points: 500,
  currency: 'USD',
  rate: '1',
  fee: { minor: 25, currency: 'USD' },
  sent: { minor: 475, currency: 'USD' },
} as const

const answer = (changes: Partial<Redeemed>): Response =>
  Response.json(
    redeemPayPal.response.parse({
      ok: false,
      error: null,
      message: null,
      id: null,
      redemption_id: null,
      status: null,
      points: 500,
      position: null,
      quote,
      code_sent_by: null,
      ...changes,
    }),
  )

const made = '5f0c5a3e-0000-4000-8000-000000000777'
const sent = () => answer({ ok: true, id: made, redemption_id: made, status: 'PENDING', position: 42 })
const asksForCode = () =>
  answer({ error: 'VERIFY_DESTINATION', message: 'Enter the code.', code_sent_by: 'email' })

type Options = {
  readonly redeem: (request: Request) => Response | Promise<Response>
  readonly verify?: (request: Request) => Response | Promise<Response>
  readonly path?: string
  readonly quoted?: Partial<z.output<typeof quoteCashOut.response>['quote']>
}

const open = ({ redeem, verify, path = '/redeem/paypal', quoted }: Options) =>
  renderPortal({
    path,
    me: buildMe({ redeemable_points: 2350 }, { reward_catalogs: ['PAYPAL'] }),
    intercept: (asked, request) => {
      if (asked === '/v1/paypal/quote') return Response.json({ quote: { ...quote, ...quoted } })
      if (asked === '/v1/paypal/redeem') return redeem(request)
      if (asked === '/v1/paypal/verify_destination') return verify?.(request)
      return undefined
    },
  })

const amountField = () => screen.findByLabelText('Points to cash out')
const destinationField = () => screen.findByLabelText(/of your (PayPal|Venmo) account/)

const fill = async (amount: string, destination: string) => {
  await userEvent.clear(await amountField())
  await userEvent.type(await amountField(), amount)
  await userEvent.type(await destinationField(), destination)
}

const button = (name: string) => screen.findByRole('button', { name })

const send = async (name = 'Cash out to PayPal') => {
  await expect.poll(() => screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(false)
  await userEvent.click(await button(name))
}

beforeEach(() => sessionStorage.clear())

describe('cashing out', () => {
  it('to a new account asks for the code, and goes on by itself after the right one', async () => {
    const keys: (string | null)[] = []
    let isVerified = false
    await open({
      redeem: request => {
        keys.push(request.headers.get('idempotency-key'))
        return isVerified ? sent() : asksForCode()
      },
      verify: async request => {
        const { code }: { code: string } = await request.json()
        isVerified = code === '4711'
        return Response.json(
          isVerified
            ? { ok: true, error: null, message: null }
            : { ok: false, error: 'INVALID_CODE', message: 'The code you entered is invalid.' },
        )
      },
    })
    await fill('500', 'anna@laurel.example')
    await send()
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }))
    expect(dialog.getByText(/^This looks like a new PayPal account/)).toBeDefined()
    await userEvent.type(dialog.getByPlaceholderText('0000'), '12345')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('The code you entered is invalid.')).toBeDefined()
    await userEvent.type(dialog.getByPlaceholderText('0000'), '4711')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => screen.queryByRole('heading', { name: 'Cash out to PayPal' })).toBeNull()
    expect(keys).toEqual([keys[0], keys[0]])
    expect(sessionStorage.length).toBe(0)
  })

  it('keeps what was typed and its key across a reload, as long as no answer came', async () => {
    const keys: (string | null)[] = []
    const redeem = (request: Request) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 1 ? Promise.reject(new TypeError('lost')) : sent()
    }
    await open({ redeem })
    await fill('500', 'anna@laurel.example')
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection and try again.')
    document.body.replaceChildren()
    await open({ redeem })
    expect(await destinationField()).toHaveProperty('value', 'anna@laurel.example')
    await send()
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[1]).toBe(keys[0])
  })

  it('says in the words of the team what is wrong with an amount or an account', async () => {
    await open({ redeem: sent })
    await fill('99', 'anna')
    await userEvent.click(await button('Cash out to PayPal'))
    expect(await screen.findByText('Must be at least 100 points.')).toBeDefined()
    expect(screen.getByText('Must be a valid phone number or email.')).toBeDefined()
  })

  it('marks an amount in another currency as an estimate', async () => {
    const euros = (minor: number) => ({ minor, currency: 'EUR' })
    await open({ redeem: sent, quoted: { currency: 'EUR', rate: '0.9', fee: euros(22), sent: euros(428) } })
    expect(await screen.findByText('€4.28*')).toBeDefined()
    expect(screen.getByText(/^\* An estimate/)).toBeDefined()
  })

  it('to Venmo takes phone numbers only', async () => {
    await open({ redeem: sent, path: '/redeem/venmo' })
    await fill('500', 'anna@laurel.example')
    await userEvent.click(await button('Cash out to Venmo'))
    expect(await screen.findByText('Must be a valid phone number.')).toBeDefined()
  })

  it('is sent under another key after it was declined', async () => {
    const keys: (string | null)[] = []
    await open({
      redeem: request => {
        keys.push(request.headers.get('idempotency-key'))
        if (keys.length > 1) return sent()
        return answer({
          error: 'INSUFFICIENT_FUNDS',
          message:
            'PayPal and Venmo redemptions are temporarily unavailable, an administrator has been notified.',
          id: made,
          redemption_id: made,
          status: 'DECLINED',
          position: 41,
        })
      },
    })
    await fill('500', 'anna@laurel.example')
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'PayPal and Venmo redemptions are temporarily unavailable, an administrator has been notified. Nothing was taken.',
    )
    await userEvent.click(await button('Try again'))
    await send()
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[1]).not.toBe(keys[0])
  })
})
