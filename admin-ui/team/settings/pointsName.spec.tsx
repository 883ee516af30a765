// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const openNames = async () => {
  const { sent } = renderAdmin({ path: '/settings' })
  const many = await screen.findByLabelText('Name of many')
  const form = screen.getByRole('form', { name: 'Names' })
  const one = screen.getByLabelText('Name of one')
  const changes = () => sent.filter(({ method }) => method === 'PATCH')
  return {
    many,
    one,
    changes,
    save: () => userEvent.click(within(form).getByRole('button', { name: 'Save' })),
  }
}

it('an administrator names the points, and Laurel proposes the name of one', async () => {
  const { many, one, changes, save } = await openNames()
  await userEvent.clear(many)
  await userEvent.type(many, 'pennies')
  expect(one).toHaveProperty('value', 'penny')
  expect(screen.getByText('You have 1 penny to redeem.')).toBeDefined()
  expect(screen.getByText('Coffee for two: 1,250 pennies')).toBeDefined()
  await save()
  expect(await screen.findByText('Settings saved successfully.')).toBeDefined()
  expect(changes()).toMatchObject([
    { path: '/v1/team/metadata', body: { points_name: 'pennies', points_name_singular: 'penny' } },
  ])
})

it('keeps the name of one that was written by hand', async () => {
  const { many, one, changes, save } = await openNames()
  await userEvent.clear(one)
  await userEvent.type(one, 'Stern')
  await userEvent.clear(many)
  await userEvent.type(many, 'Sterne')
  await save()
  await screen.findByText('Settings saved successfully.')
  expect(changes()).toMatchObject([{ body: { points_name: 'Sterne', points_name_singular: 'Stern' } }])
})

it('asks for a name', async () => {
  const { many, changes, save } = await openNames()
  await userEvent.clear(many)
  await userEvent.type(many, ' ')
  await save()
  expect(many.getAttribute('aria-invalid')).toBe('true')
  expect(changes()).toEqual([])
})
