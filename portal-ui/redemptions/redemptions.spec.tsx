// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
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
