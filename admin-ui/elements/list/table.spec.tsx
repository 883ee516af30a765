// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { nextSort } from './nextSort.ts'

afterEach(cleanup)

describe('a table', () => {
  it('sorts ascending, descending, and as it stands by itself; another column starts ascending', () => {
    const natural = { field: 'name', order: 'ASC' } as const
    const ascending = nextSort(natural, 'points', natural)
    const descending = nextSort(ascending, 'points', natural)
    expect(ascending).toEqual({ field: 'points', order: 'ASC' })
    expect(descending).toEqual({ field: 'points', order: 'DESC' })
    expect(nextSort(descending, 'points', natural)).toEqual(natural)
    expect(nextSort(descending, 'created_at', natural)).toEqual({ field: 'created_at', order: 'ASC' })
    expect(nextSort({ field: 'name', order: 'DESC' }, 'name', natural)).toEqual(natural)
  })

  it('says how a column sorts now', async () => {
    renderAdmin({ path: '/users' })
    const head = await screen.findByRole('columnheader', { name: 'Redeemable' })
    expect(head.getAttribute('aria-sort')).toBeNull()
    await userEvent.click(within(head).getByRole('button'))
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'))
  })

  it('lets a person be opened right after their name was typed', async () => {
    // A key or a button that is pressed stays down for a moment, in which what the list asked for is done.
    const person = userEvent.setup({ delay: 20 })
    renderAdmin({ path: '/users' })
    await person.type(await screen.findByRole('searchbox'), 'Grace')
    await person.click(await screen.findByRole('link', { name: 'Grace Hopper' }))
    expect(await screen.findByRole('heading', { name: 'Grace Hopper', level: 1 })).toBeDefined()
  })

  it('shows why it could not be loaded and tries again', async () => {
    let isDown = true
    renderAdmin({
      path: '/users',
      scenario: 'full',
      answer: ({ path }) =>
        isDown && path === '/v1/admin/members' ? { status: 502, body: 'no proxy' } : undefined,
    })
    expect(await screen.findByText('This could not be loaded')).toBeDefined()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ada Lovelace')).toBeDefined()
  })

  it('tells no match from nothing at all', async () => {
    renderAdmin({ path: '/users?q=zzz', scenario: 'empty' })
    expect(await screen.findByText('No user matches')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No users yet')).toBeDefined()
  })
})
