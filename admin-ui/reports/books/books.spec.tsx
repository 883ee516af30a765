// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const posted = (sent: ReturnType<typeof renderAdmin>['sent']) => sent.find(({ method }) => method === 'POST')

describe('the months of a team', () => {
  it('are listed with who closed them, and lead to the chart of accounts', async () => {
    renderAdmin({ path: '/reporting/books' })
    const months = await screen.findByRole('table', { name: 'Months' })
    const [, running, open, closed, byOperator] = within(months).getAllByRole('row')
    expect(running?.textContent).toContain('November 2026Running')
    expect(open?.textContent).toContain('October 2026Open')
    expect(closed?.textContent).toMatch(/September 2026Closed.*Ready/)
    expect(byOperator?.textContent).toContain('An operator')
    expect(screen.getByRole('link', { name: 'Chart of accounts' })).toBeDefined()
  })
})

describe('a month', () => {
  it('that runs says until when', async () => {
    renderAdmin({ path: '/reporting/books/2026-11' })
    expect(await screen.findByText(/^This month runs until/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Close this month' })).toBeNull()
  })

  it('that is over is closed after a warning', async () => {
    const { sent } = renderAdmin({ path: '/reporting/books/2026-10' })
    await userEvent.click(await screen.findByRole('button', { name: 'Close this month' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close October 2026?' }))
    expect(dialog.getByText(/it can’t be opened again/)).toBeDefined()
    expect(posted(sent)).toBeUndefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Close this month' }))
    expect(await screen.findByText('The month is being closed.')).toBeDefined()
    expect(posted(sent)).toMatchObject({ path: '/v1/admin/books/2026-10/close' })
  })

  it('that an operator closed has its figures read on demand', async () => {
    const { sent } = renderAdmin({ path: '/reporting/books/2026-08' })
    await userEvent.click(await screen.findByRole('button', { name: 'Read the figures' }))
    expect(await screen.findByText('The ledger is being read.')).toBeDefined()
    expect(posted(sent)).toMatchObject({ path: '/v1/admin/books/2026-08/read' })
  })

  it('that is closed shows what people hold, and the entry with debits beside credits', async () => {
    renderAdmin({ path: '/reporting/books/2026-09' })
    const figures = within(await screen.findByRole('region', { name: 'Points that people hold' }))
    for (const said of ['58,200', '-5,300', '62,460']) expect(figures.getByText(said)).toBeDefined()
    expect(figures.queryByText('Expired')).toBeNull()
    const entry = within(screen.getByRole('table', { name: 'Journal entry' }))
    const [, payable, , expense] = entry.getAllByRole('row')
    expect(payable?.textContent).toContain('2200 Recognition points payable–$42.60Held for open redemptions')
    expect(expense?.textContent).toContain('6200 Employee recognition$95.60–Allowances for shoutouts')
    expect(screen.getByText(/accounts of an example/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Download the pack (184 kB)' })).toBeDefined()
  })
})

describe('the chart of accounts', () => {
  it('refuses a second name for a number at its field', async () => {
    const { sent } = renderAdmin({ path: '/reporting/books/accounts' })
    const held = within(await screen.findByRole('group', { name: 'Held for open redemptions' }))
    const name = held.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Orders under way')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await held.findByText('The account 2200 has more than one name. Give it one name.')).toBeDefined()
    expect(posted(sent)).toBeUndefined()
    const number = held.getByRole('textbox', { name: 'Number' })
    await userEvent.clear(number)
    await userEvent.type(number, '2290')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved\. Journal entries follow/)).toBeDefined()
    expect(posted(sent)?.body).toMatchObject({
      accounts: { held: { code: '2290', name: 'Orders under way' }, owed: { code: '2200' } },
    })
  })
})
