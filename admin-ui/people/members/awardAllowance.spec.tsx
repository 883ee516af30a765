// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { person } from '../../fixtures/people.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

describe('the award allowance', () => {
  it('is shown beside people who give awards from it, and not beside others who were granted one', async () => {
    renderAdmin({ path: '/users' })
    const cellOf = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .at(-1)?.textContent
    expect(await cellOf(person(1).name)).toContain('500')
    expect(await cellOf(person(5).name)).toBe('–')
  })

  it('is missing from the balances of the others', async () => {
    renderAdmin({ path: `/users/${person(5).id}` })
    const balances = await screen.findByRole('region', { name: 'Balances' })
    expect(within(balances).queryByText(/award/i)).toBeNull()
  })
})
