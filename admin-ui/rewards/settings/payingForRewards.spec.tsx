// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

it('is explained beside the settings of rewards, with the way to the balance', async () => {
  renderAdmin({ path: '/rewards/settings' })
  await userEvent.click(await screen.findByRole('button', { name: 'Paying for rewards' }))
  const help = await screen.findByRole('dialog', { name: 'Paying for rewards' })
  within(help).getByText('Who pays the vendors?')
  const way = within(help).getByRole('link', { name: 'See the balance of the team' })
  expect(way.getAttribute('href')).toBe('/billing/rewards')
})
