// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { segmentsFixture } from '../../fixtures/segments.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const [byFields, byHand] = segmentsFixture.map(({ id }) => `/users/segments/${id}`)
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))
const bodyOf = (sent: readonly { method: string; path: string; body: unknown }[], ending = '') =>
  sent.findLast(({ method, path }) => method === 'PATCH' && path.endsWith(ending))?.body

describe('segments', () => {
  it('are named in a dialog and then open', async () => {
    const { router } = renderAdmin({ path: '/users/segments' })
    await userEvent.click(await screen.findByRole('link', { name: 'New segment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New segment' }))
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Makers')
    await userEvent.click(dialog.getByRole('button', { name: 'Create segment' }))
    await screen.findByText('Who is in it')
    expect(router.state.location.pathname).toBe(byFields)
  })

  it('give the focus back to the button when none is added', async () => {
    renderAdmin({ path: '/users/segments' })
    await userEvent.click(await screen.findByRole('link', { name: 'New segment' }))
    await screen.findByRole('dialog', { name: 'New segment' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'New segment' })),
    )
  })

  it('by conditions send their groups, and show who meets them before anything is saved', async () => {
    const { sent } = renderAdmin({ path: byFields ?? '' })
    expect(await screen.findByText('Who that is: 31 people')).toBeDefined()
    const second = within(screen.getByRole('group', { name: 'Group 2' }))
    await userEvent.clear(second.getByLabelText('Value'))
    expect(screen.getByText('Fill in each condition to see who meets them.')).toBeDefined()
    await userEvent.type(second.getByLabelText('Value'), 'Grace')
    await save()
    expect(await screen.findByText('Segment settings have been saved.')).toBeDefined()
    expect(bodyOf(sent)).toMatchObject({
      sync_type: 'field_sync',
      filters: [
        [{ field_id: 'XfDepartment' }, { field_id: 'title' }],
        [{ field_id: 'XfManager', operator: 'BEGINS_WITH', field_value: 'Grace' }],
      ],
      award_budget_adjustment: -20,
    })
  })

  it('offer a field once in a group', async () => {
    renderAdmin({ path: byFields ?? '' })
    const first = within(await screen.findByRole('group', { name: 'Group 1' }))
    const [field] = first.getAllByRole('combobox', { name: 'Field' })
    if (field) await userEvent.click(field)
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toContain('Department')
    expect(offered).not.toContain('Title')
  })

  it('by hand send the members that were added and removed', async () => {
    const { sent } = renderAdmin({ path: byHand ?? '' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Grace Hopper' }))
    await save()
    expect(await screen.findByText('Segment settings have been saved.')).toBeDefined()
    const { users } = Object(bodyOf(sent, '/members'))
    expect(users).toHaveLength(11)
  })

  it('refuse adjustments outside of 0 % to 99,999 %', async () => {
    const { sent } = renderAdmin({ path: byHand ?? '' })
    const budget = within(await screen.findByRole('group', { name: 'Shoutout allowance of members' }))
    for (const wrong of ['', '-1', '100000', '1.5']) {
      await userEvent.clear(budget.getByLabelText('Percent'))
      if (wrong !== '') await userEvent.type(budget.getByLabelText('Percent'), wrong)
      await save()
      expect(await budget.findByText('Must be between 0% to 99,999%')).toBeDefined()
    }
    expect(bodyOf(sent)).toBeUndefined()
  })

  it('send a decrease as a negative percentage, at most everything', async () => {
    const { sent } = renderAdmin({ path: byHand ?? '' })
    const budget = within(await screen.findByRole('group', { name: 'Award allowance of managers' }))
    await userEvent.click(budget.getByRole('combobox', { name: 'Direction' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Decrease' }))
    await userEvent.clear(budget.getByLabelText('Percent'))
    await userEvent.type(budget.getByLabelText('Percent'), '250')
    expect(budget.getByText(/counts up to 100 %/)).toBeDefined()
    await save()
    await screen.findByText('Segment settings have been saved.')
    expect(bodyOf(sent)).toMatchObject({ manager_award_budget_adjustment: -100 })
  })

  it('are deleted after a confirmation', async () => {
    const { sent, router } = renderAdmin({ path: byHand ?? '' })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Are you sure you want to delete this segment?')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('User segment has been deleted.')).toBeDefined()
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
    expect(router.state.location.pathname).toBe('/users/segments')
  })
})
