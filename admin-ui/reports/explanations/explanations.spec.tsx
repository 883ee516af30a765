// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { explanationFixture } from '../../fixtures/explanation.ts'
import { people } from '../../fixtures/people.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

describe('a figure of the points', () => {
  it('opens to what it sums up and to every entry behind it', async () => {
    const { sent } = renderAdmin({ path: '/billing/rewards' })
    await userEvent.click(await screen.findByRole('button', { name: /Outstanding points/ }))
    const panel = await screen.findByRole('dialog', { name: 'Outstanding points' })
    const sum = await within(panel).findByRole('table', { name: 'How it adds up' })
    expect(within(sum).getByRole('row', { name: /Together/ })).toBeDefined()
    expect(within(panel).getByText('Coffee with the founder')).toBeDefined()
    expect(sent.map(request => request.path)).toContain('/v1/admin/explanations/outstanding_points')
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows more entries page by page, and goes back', async () => {
    const { sent } = renderAdmin({
      path: '/billing/rewards',
      answer: ({ path, query }) =>
        path.startsWith('/v1/admin/explanations/')
          ? {
              status: 200,
              body: {
                ...explanationFixture(false),
                total: 40,
                next: query.cursor === undefined ? 'second' : null,
              },
            }
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: /Outstanding points/ }))
    const panel = await screen.findByRole('dialog', { name: 'Outstanding points' })
    await userEvent.click(await within(panel).findByRole('button', { name: 'Next' }))
    expect(await within(panel).findByText('26–40 of 40')).toBeDefined()
    expect(sent.at(-1)?.query).toMatchObject({ cursor: 'second' })
    expect(within(panel).getByRole('button', { name: 'Next' }).matches(':disabled')).toBe(true)
    await userEvent.click(within(panel).getByRole('button', { name: 'Previous' }))
    expect(await within(panel).findByText('1–25 of 40')).toBeDefined()
  })

  it('of a team that did nothing yet adds up to nothing', async () => {
    renderAdmin({ path: '/billing/rewards', scenario: 'empty' })
    await userEvent.click(await screen.findByRole('button', { name: /Current balance/ }))
    const sum = await screen.findByRole('table', { name: 'How it adds up' })
    expect(within(sum).getByRole('row', { name: /Together/ }).textContent).toContain('0')
    expect(screen.queryByRole('heading', { name: 'Every entry' })).toBeNull()
  })

  it('says when the ledger does not answer', async () => {
    renderAdmin({ path: '/billing/rewards', scenario: 'failing' })
    await userEvent.click(await screen.findByRole('button', { name: /Still to be given/ }))
    const panel = await screen.findByRole('dialog', { name: 'Still to be given' })
    expect(await within(panel).findByText(/The ledger is starting up/)).toBeDefined()
  })
})

describe('the balance of a member', () => {
  it('opens to the same', async () => {
    renderAdmin({ path: `/users/${people[1]?.id}/profile` })
    await userEvent.click(await screen.findByRole('button', { name: 'How it adds up' }))
    const panel = await screen.findByRole('dialog', { name: 'Redeemable points' })
    expect(await within(panel).findByRole('heading', { name: 'Every entry' })).toBeDefined()
  })
})
