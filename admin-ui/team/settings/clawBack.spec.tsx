// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

it('an administrator chooses who bears spent points of a recall, and reads what each choice means', async () => {
  const { sent } = renderAdmin({ path: '/recognition/settings' })
  const group = await screen.findByRole('radiogroup', { name: 'When the points have been spent already' })
  expect(group).toBeDefined()
  const save = screen.getByRole('button', { name: 'Save choice' })
  expect(save).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('radio', { name: /The member owes them.*repay them first/ }))
  await userEvent.click(save)
  expect(await screen.findByText(/^The choice applies/)).toBeDefined()
  expect(sent.find(request => request.method === 'POST')).toMatchObject({
    path: '/v1/admin/settings/claw-back',
    body: { claw_back_policy: 'owe' },
  })
})
