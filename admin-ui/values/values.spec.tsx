// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../testing/renderAdmin.tsx'

afterEach(cleanup)

it('a value is added by Enter, refused as a duplicate, removed by a click, and saved by name', async () => {
  const { sent } = renderAdmin({ path: '/recognition/settings' })
  const field = await screen.findByLabelText('Add a value')
  await userEvent.type(field, ' courage ')
  expect(screen.getByText('“courage” is one of your values already.')).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'Curiosity{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Care, remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Recognition settings have been saved.')).toBeDefined()
  expect(sent.find(request => request.method === 'POST')).toMatchObject({
    path: '/v1/admin/settings/values',
    body: { values: ['Teamwork', 'Courage', 'Curiosity'], is_required: false },
  })
})
