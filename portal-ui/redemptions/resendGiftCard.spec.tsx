// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildRedemption } from '../fixtures/answers.ts'
import { renderPortal } from '../testing/renderPortal.tsx'

const show = (overrides: Parameters<typeof buildRedemption>[0], answer?: object) =>
  renderPortal({
    path: '/redeem/redemptions',
    redemptions: [buildRedemption({ type: 'GIFT_CARD', status: 'COMPLETE', ...overrides })],
    intercept: path =>
      path.startsWith('/v1/gift_cards/resend/') && answer ? Response.json(answer) : undefined,
  })
const again = { name: 'Send the e-mail again: A free Friday' }

it('sends the mail with a card again, and says where to', async () => {
  await show({}, { ok: true, error: null, message: null })
  await userEvent.click(await screen.findByRole('button', again))
  expect(await screen.findByText('It is on its way to anna@laurel.example.')).toBeDefined()
})

it('says why a card was not sent again', async () => {
  const message = 'It was sent a moment ago. Look at your mail, and try again in ten minutes.'
  await show({}, { ok: false, error: 'TOO_SOON', message })
  await userEvent.click(await screen.findByRole('button', again))
  expect(await screen.findByText(message)).toBeDefined()
})

it.each([{ status: 'PENDING' }, { status: 'CANCELLED' }, { type: 'AMAZON' }] as const)(
  '%o has no card that could be sent again',
  async overrides => {
    await show(overrides)
    await screen.findByRole('article')
    expect(screen.queryByRole('button', again)).toBeNull()
  },
)
