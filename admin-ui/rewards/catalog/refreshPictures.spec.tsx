// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const open = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name: 'Change this item' })
}

it('the pictures of an imported item are fetched from its vendor again', async () => {
  const { sent } = renderAdmin({ path: '/rewards/custom-catalog' })
  const dialog = await open(/Day backpack/)
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Fetch the pictures from the vendor again' }),
  )
  await waitFor(() =>
    expect(sent.some(({ path }) => path.startsWith('/v1/team/rewards/refresh_images/'))).toBe(true),
  )
})

it('an item of the team itself has no pictures to fetch', async () => {
  renderAdmin({ path: '/rewards/custom-catalog' })
  const dialog = await open(/Enamel mug/)
  expect(within(dialog).queryByRole('button', { name: /Fetch the pictures/ })).toBeNull()
})
