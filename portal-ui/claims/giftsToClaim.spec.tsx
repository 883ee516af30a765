// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildClaim, buildRewards } from '../fixtures/answers.ts'
import { renderPortal } from '../testing/renderPortal.tsx'

it('gifts that wait are shown with what can be picked', async () => {
  const [coffee] = buildRewards().rewards
  if (!coffee) throw new Error('The fixtures have a shelf.')
  const claim = buildClaim('Evergreen', [
    [
      { type: 'CUSTOM_REWARD', reward: { ...coffee, images: [] } },
      { type: 'POINTS', points: 500 },
    ],
    [{ type: 'PLACEHOLDER' }],
  ])
  await renderPortal({ claims: [claim], path: '/redeem/claims' })
  const gifts = within(await screen.findByRole('region', { name: 'Gifts to Claim' }))
  expect(gifts.getByRole('heading', { name: 'Gift for Evergreen award' })).toBeDefined()
  expect(gifts.getByText('Coffee with the founders or 500 points')).toBeDefined()
})
