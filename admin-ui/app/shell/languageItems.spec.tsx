// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: /your account$/ }))

it('the account menu offers each language by its own name, and marks the one that is read', async () => {
  renderAdmin({ path: '/recognition' })
  await openMenu()
  const items = screen.getAllByRole('menuitemradio')
  expect(
    items.map(item => [item.textContent.replace('✓', ''), item.lang, item.getAttribute('aria-checked')]),
  ).toEqual([
    ['English', 'en', 'true'],
    ['Deutsch', 'de', 'false'],
    ['Español', 'es', 'false'],
  ])
})

it('a chosen language is saved, keeps the country, and opens the page again', async () => {
  const { sent, left } = renderAdmin({ path: '/recognition' })
  await openMenu()
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }))
  await waitFor(() => expect(left).toHaveLength(1))
  expect(sent.find(({ path }) => path === '/v1/user/locale')?.body).toEqual({ country: 'US', language: 'de' })
})

it('a language that could not be saved says so, and can be chosen again', async () => {
  renderAdmin({
    path: '/recognition',
    answer: ({ path }) =>
      path === '/v1/user/locale'
        ? {
            status: 404,
            body: {
              type: 'about:blank',
              title: 'Member unknown',
              status: 404,
              code: 'MEMBER_UNKNOWN',
              detail: 'There is no such member.',
            },
          }
        : undefined,
  })
  await openMenu()
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }))
  expect(await screen.findByText('There is no such member.')).toBeDefined()
  expect(screen.getByRole('menuitemradio', { name: 'Español' }).getAttribute('aria-disabled')).toBeNull()
})
