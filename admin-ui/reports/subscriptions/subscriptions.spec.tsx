// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/v1/user/report_subscriptions'

it('subscribes the reader to a week, and leaves the month as it is', async () => {
  const { sent } = renderAdmin({
    path: '/reporting',
    answer: request =>
      request.path === path
        ? { status: 200, body: request.method === 'PUT' ? request.body : { weekly: false, monthly: true } }
        : undefined,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'By Slack message' }))
  await screen.findByRole('dialog', { name: 'This report by Slack message' })
  await userEvent.click(await screen.findByRole('switch', { name: 'Every week' }))
  await screen.findByText(/^Saved. It begins with the next week/)
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path,
    body: { weekly: true, monthly: true },
  })
})
