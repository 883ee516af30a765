// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { activity } from '../../fixtures/records.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const [own] = activity
if (!own) throw new Error('The fixtures have activity.')

/** A report with an award of the administrator, and one of another person. */
const openAwards = (changes: object) =>
  renderAdmin({
    path: '/reporting/activity?type=awards&days=all',
    answer: ({ path, method }) => {
      if (method === 'POST') return { status: 200, body: { ok: true, position: 5 } }
      if (path !== '/v1/admin/activity') return undefined
      const award = { ...own, type: 'awards', award: { id: null, name: 'Beacon' } }
      const other = { ...award, id: 'other', created_by: own.for_users[0] }
      return {
        status: 200,
        range: 'activity 0-1/2',
        body: [{ ...award, ...changes }, other],
      }
    },
  })

describe('an award of the administrator in the report', () => {
  it('is taken back after a confirmation', async () => {
    const { sent } = openAwards({})
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this back?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('Taken back.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(`/v1/awards/given/${own.id}/recall`)
  })

  it('is given again', async () => {
    const { sent } = openAwards({ status: 'RECALLED' })
    await userEvent.click(await screen.findByRole('button', { name: 'Give again' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this again?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Give again' }))
    expect(await screen.findByText('Given again.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(`/v1/awards/given/${own.id}/reinstate`)
  })

  it('has no button when its time is over', async () => {
    openAwards({ recallable_until: '2020-01-01T00:00:00.000Z' })
    expect((await screen.findAllByText('Beacon')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
  })
})
