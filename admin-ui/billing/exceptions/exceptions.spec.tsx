// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { exceptionsFixture } from '../../fixtures/exceptions.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/billing/exceptions'
const at = (index: number) => exceptionsFixture[index] ?? { id: '', reference: '' }

const review = async (index: number): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: `Review ${at(index).reference}` }))
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('What each side says')
  return panel
}

const decide = async (panel: HTMLElement, name: string, reason: string): Promise<HTMLElement> => {
  await userEvent.click(within(panel).getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name: /this difference\?$/ })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), reason)
  await userEvent.click(within(dialog).getByRole('button', { name }))
  return dialog
}

describe('the queue of exceptions', () => {
  it('lists what is open, with the difference and how long it is known', async () => {
    renderAdmin({ path })
    const table = await screen.findByRole('table', { name: 'Exceptions' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 5)
    expect(within(table).getByText('+$500.00')).toBeDefined()
    expect(within(table).getByText('−$125.00')).toBeDefined()
    expect(within(table).getByText('3 hours ago')).toBeDefined()
  })

  it('is narrowed by status and subject, which the address keeps', async () => {
    const { router } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'Decided' }))
    expect(await screen.findByText('Compensated')).toBeDefined()
    expect(router.state.location.search).toContain('decided')
    await userEvent.click(screen.getByRole('button', { name: 'Orders' }))
    expect(await screen.findByText('No such exception')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('A payment is missing in the books')).toBeDefined()
  })

  it('says that everything agrees when it is empty', async () => {
    renderAdmin({ path, scenario: 'empty' })
    expect(await screen.findByText('Everything agrees')).toBeDefined()
  })
})

describe('an exception', () => {
  it('shows what each side says, whose order it is, and what is proposed', async () => {
    renderAdmin({ path })
    const panel = await review(2)
    expect(within(panel).getByText('Cancelled')).toBeDefined()
    expect(within(panel).getAllByText('Pending')).toHaveLength(2)
    expect(within(panel).getByText('Coffee for a month')).toBeDefined()
    expect(within(panel).getByText('T-48213')).toBeDefined()
    expect(within(panel).getByText(/proposes to cancel the redemption/)).toBeDefined()
    expect(within(panel).getByRole('link', { name: 'See redemptions' }).getAttribute('href')).toContain(
      'type=redemptions',
    )
  })

  it('is compensated with a reason, under a key of its own', async () => {
    const { sent } = renderAdmin({ path })
    await decide(await review(0), 'Compensate', 'The webhook was lost.')
    expect(await screen.findByText('Compensated.')).toBeDefined()
    const [act] = sent.filter(({ method }) => method === 'POST')
    expect(act).toMatchObject({
      path: `/v1/admin/exceptions/${at(0).id}/decide`,
      body: { decision: 'compensate', reason: 'The webhook was lost.' },
    })
    expect(act?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('needs a reason, and keeps a refusal in sight', async () => {
    const detail =
      'This decision is not offered any more. Reload the list to see where the difference stands.'
    const { sent } = renderAdmin({
      path,
      answer: ({ method }) => (method === 'POST' ? refusal(409, 'DECISION_NOT_OFFERED', detail) : undefined),
    })
    const panel = await review(0)
    const dialog = await decide(panel, 'Accept difference', ' ')
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Paid back.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept difference' }))
    expect(await within(dialog).findByText(detail)).toBeDefined()
  })

  it('is not accepted by the team where the team would keep what it did not pay for', async () => {
    renderAdmin({ path })
    const panel = await review(1)
    expect(within(panel).getByRole('button', { name: 'Compensate' })).toBeDefined()
    expect(within(panel).queryByRole('button', { name: 'Accept difference' })).toBeNull()
    expect(within(panel).getByText(/Only the operator of Laurel/)).toBeDefined()
  })

  it('about an own order is decided by another administrator', async () => {
    renderAdmin({ path })
    const panel = await review(4)
    expect(within(panel).getByText(/Another administrator decides/)).toBeDefined()
    expect(within(panel).queryByRole('button', { name: 'Accept difference' })).toBeNull()
  })

  it('that was decided says by whom and why', async () => {
    renderAdmin({ path: `${path}?filter=${encodeURIComponent('{"status":"decided"}')}` })
    const panel = await review(5)
    expect(within(panel).getByText(/compensated it on/)).toBeDefined()
    expect(within(panel).getByText(/The server was down/)).toBeDefined()
  })
})

describe('the billing page', () => {
  it('leads to open exceptions', async () => {
    renderAdmin({ path: '/billing' })
    expect(await screen.findByText(/disagree about 5 payments or orders/)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'See exceptions' }))
    expect(await screen.findByRole('heading', { name: 'Exceptions' })).toBeDefined()
  })
})
