// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
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
