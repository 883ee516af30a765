// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildMe, buildRedemption } from '../fixtures/answers.ts'
import { renderPortal } from '../testing/renderPortal.tsx'

it.each([
  ['CUSTOM', 'REQUESTED', 'Taking your points (now)', 'Your team arranges this one and completes it here.'],
  ['CUSTOM', 'PENDING', 'Pending (now)', 'Your team arranges this one and completes it here.'],
  ['CUSTOM', 'COMPLETE', 'Complete (done)', 'Get help with A free Friday'],
  ['CUSTOM', 'CANCELLED', 'Cancelled (now)', 'Your points came back to your balance.'],
  ['AMAZON', 'RETURNED', 'Item returned (now)', 'Your points came back to your balance.'],
  ['GIFT_CARD', 'PENDING', 'Sending soon (now)', 'It will be with you in the next hour.'],
  ['PAYPAL', 'DECLINED', 'Not redeemed (now)', 'No points were taken.'],
] as const)('a redemption, %s and %s, says: %s', async (type, status, step, outcome) => {
  await renderPortal({ path: '/redeem/redemptions', redemptions: [buildRedemption({ type, status })] })
  const article = await screen.findByRole('article', { name: 'A free Friday' })
  const steps = within(within(article).getByRole('list', { name: 'Status' })).getAllByRole('listitem')
  expect(steps.map(one => one.textContent?.replace('✓', ''))).toContain(step)
  expect(article.textContent).toContain(outcome)
  expect(article.textContent).toContain('2,000 points $20.00')
  expect(article.textContent).toContain('Nov 20, 2026')
})

it('shows earlier redemptions on demand', async () => {
  const redemptions = Array.from({ length: 101 }, (_, number) =>
    buildRedemption({
      id: `5f0c5a3e-0000-4000-8000-${String(number).padStart(12, '0')}`,
      redemption: { id: null, name: `Reward ${number}`, emoji: '🌴', thumbnail: null },
    }),
  )
  await renderPortal({ path: '/redeem/redemptions', redemptions })
  await screen.findByText('Reward 99')
  expect(screen.queryByText('Reward 100')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier redemptions' }))
  await screen.findByText('Reward 100')
  expect(screen.queryByRole('button', { name: 'Show earlier redemptions' })).toBeNull()
})

it('reads dates and numbers in the locale that the person chose, and points in the words of the team', async () => {
  await renderPortal({
    path: '/redeem/redemptions',
    me: buildMe({ locale: 'DE-DE' }, { points_name: 'Sterne', points_name_singular: 'Stern' }),
    redemptions: [buildRedemption({ points: 1 }), buildRedemption({ points: 2000 })],
  })
  const [one, many] = await screen.findAllByRole('article', { name: 'A free Friday' })
  expect(one?.textContent).toContain('20.11.2026')
  expect(one?.textContent).toContain('1 Stern 0,01\u00a0$')
  expect(many?.textContent).toContain('2.000 Sterne 20,00\u00a0$')
})

const only = (overrides: Parameters<typeof buildRedemption>[0]) => ({
  path: '/redeem/redemptions',
  redemptions: [buildRedemption(overrides)],
})
const reward = { id: null, name: 'A teapot', emoji: null, thumbnail: null }

it.each([
  ['GIFT_CARD', { currencyAmount: 25, currencyCode: 'EUR' }, 'Gift card of €25.00'],
  [
    'DONATION',
    { charity: { ein: '530196605', name: 'Red Cross' }, donated_amount: 10, currency: 'USD' },
    '$10.00 to Red Cross, EIN 53-0196605',
  ],
  [
    'PAYPAL',
    { rail: 'VENMO', sent_amount: 9.75, fee_amount: 0.25, currency: 'USD' },
    '$9.75 through Venmo, fee $0.25',
  ],
  ['CUSTOM_CATALOG', { variant_name: 'Large' }, 'Large'],
] as const)('a redemption of the type %s says what it is: %o', async (type, detail, text) => {
  await renderPortal(only({ type, redemption: { ...reward, ...detail } }))
  expect((await screen.findByRole('article', { name: 'A teapot' })).textContent).toContain(text)
})

it('leads to each package at its carrier', async () => {
  const parcel = (number: string) => ({
    tracking_number: number,
    carrier: 'UPS',
    tracking_url: `https://www.ups.com/track?tracknum=${number}`,
    shipped_at: '2026-11-21T09:30:00.000Z',
  })
  const parcels = [parcel('1Z1'), parcel('1Z2')]
  const shipping_details = { tracking_number: '1Z2', carrier: 'UPS', parcels }
  await renderPortal(
    only({ type: 'AMAZON', status: 'PROCESSING', redemption: { ...reward, shipping_details } }),
  )
  const link = await screen.findByRole('link', { name: /Track package 2/ })
  expect(link.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z2')
})

it('shows a code on demand, and forgets it with the dialog', async () => {
  const credentials = [{ label: 'Code', value: 'ABCD-EFGH', kind: 'code' as const }]
  const { asked } = await renderPortal({
    ...only({ type: 'GIFT_CARD', status: 'COMPLETE', has_delivery: true }),
    delivery: { credentials, instructions: 'Show it at the till.' },
  })
  const show = await screen.findByRole('button', { name: /Show my gift card/ })
  expect(asked.some(call => call.endsWith('/delivery'))).toBe(false)
  await userEvent.click(show)
  await screen.findByText('ABCD-EFGH')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('ABCD-EFGH')).toBeNull()
})

it('explains a cancellation: the reason, and where the points went', async () => {
  await renderPortal(
    only({ status: 'CANCELLED', reason: 'Sold out.', settled_at: '2026-11-21T09:30:00.000Z' }),
  )
  const article = await screen.findByRole('article')
  expect(article.textContent).toContain('Sold out.')
  expect(article.textContent).toContain('Your points came back to your balance on Nov 21, 2026.')
  expect(within(article).getByRole('link', { name: 'See your points' })).toBeDefined()
})

it('explains a purchase that was declined, which no list has', async () => {
  const declined = buildRedemption({ status: 'DECLINED', reason: 'You need more points.' }).redemptions[0]
  await renderPortal({
    path: `/redeem/redemptions/${declined?.id}`,
    intercept: path =>
      path === `/v1/rewards/redemptions/${declined?.id}` ? Response.json(declined) : undefined,
  })
  expect((await screen.findByRole('article')).textContent).toContain('You need more points.')
  expect(screen.getByText('This was not redeemed.')).toBeDefined()
  expect(screen.queryByText('Your redemption is processing.')).toBeNull()
})

it('says when the redemption just made has arrived', async () => {
  const made = buildRedemption({ status: 'COMPLETE' })
  await renderPortal({
    path: `/redeem/redemptions/${made.redemptions[0]?.id}`,
    redemptions: [made],
  })
  expect(await screen.findByText('Your redemption is complete.')).toBeDefined()
})

it('shows the emoji where the picture of a redemption is gone', async () => {
  const thumbnail = 'https://pictures.example/gone.png'
  await renderPortal(only({ redemption: { ...reward, emoji: '🫖', thumbnail } }))
  const picture = () => screen.getByRole('article').querySelector('img')
  await screen.findByRole('article')
  expect(picture()?.getAttribute('src')).toBe(thumbnail)
  const shown = picture()
  if (shown) fireEvent.error(shown)
  expect(picture()?.getAttribute('src')).not.toBe(thumbnail)
})
