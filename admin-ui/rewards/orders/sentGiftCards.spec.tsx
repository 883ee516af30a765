// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

it('a gift card that was sent can be sent again', async () => {
  const { sent } = renderAdmin({
    path: '/rewards/orders',
    answer: ({ path }) =>
      path.includes('/gift_cards/resend/')
        ? { status: 200, body: { ok: true, error: null, message: null } }
        : undefined,
  })
  const cards = await screen.findByRole('region', { name: 'Sent gift cards' })
  const [again] = await within(cards).findAllByRole('button', { name: /^Send the gift card of .+ again$/ })
  if (again) await userEvent.click(again)
  await screen.findByText(/^The gift card is on its way to /)
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/v1\/admin\/gift_cards\/resend\/[0-9a-f-]{36}$/),
  ])
  const listed = sent.find(({ path }) => path === '/v1/admin/redemptions')
  expect(JSON.parse(listed?.query.filter ?? '')).toEqual({ status: 'COMPLETE', type: 'GIFT_CARD' })
})
