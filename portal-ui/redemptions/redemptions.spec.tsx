// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildRedemption } from '../fixtures/answers.ts'
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
  expect(article.textContent).toContain('November 20, 2026')
})
