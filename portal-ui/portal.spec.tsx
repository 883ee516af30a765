// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildMe, buildRedemption } from './fixtures/answers.ts'
import { renderPortal } from './testing/renderPortal.tsx'

const poor = buildMe({ redeemable_points: 450 })

describe('the portal', () => {
  it('shows what a person has, in points and in money, and what their company gives', async () => {
    await renderPortal()
    await screen.findByRole('heading', { name: 'From Northwind Coffee' })
    expect(within(screen.getByRole('region', { name: 'Your balance' })).getByText('$23.50')).toBeDefined()
    expect(screen.getByRole('button', { name: /Redeem for 500 points/ })).toHaveProperty('disabled', false)
  })

  it('says how many points are missing for what is still too dear', async () => {
    await renderPortal({ me: poor })
    const button = await screen.findByRole('button', { name: /Redeem for 500 points/ })
    expect(button).toHaveProperty('disabled', true)
    expect(screen.getByText('50 points')).toBeDefined()
  })

  it('redeems after asking, and shows where the redemption stands', async () => {
    const { asked } = await renderPortal()
    await userEvent.click(await screen.findByRole('button', { name: /Redeem for 500 points/ }))
    const dialog = await screen.findByRole('dialog', { name: /Coffee with the founders/ })
    await userEvent.click(within(dialog).getByRole('button', { name: /Redeem for 500 points/ }))
    await screen.findByText('Your redemption is processing.')
    await screen.findByRole('article', { name: 'Coffee with the founders' })
    expect(asked.filter(call => call.startsWith('POST'))).toHaveLength(1)
  })

  it('changes nothing when a person thinks again', async () => {
    const { asked } = await renderPortal()
    await userEvent.click(await screen.findByRole('button', { name: /Redeem for 500 points/ }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /Cancel|Keep|Not now/ }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([])
  })

  it('says in the dialog when the points were spent elsewhere in between', async () => {
    const { api } = await renderPortal({ me: buildMe({ redeemable_points: 600 }) })
    await screen.findByRole('button', { name: /Redeem for 500 points/ })
    const { rewards } = JSON.parse(JSON.stringify(api.answer('GET', '/v1/rewards').body))
    api.answer('POST', `/v1/rewards/redeem/${rewards[0].id}`)
    await userEvent.click(screen.getByRole('button', { name: /Redeem for 500 points/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /Redeem for 500 points/ }))
    await within(dialog).findByRole('alert')
  })

  it('lists redemptions with their status, and says so when there are none', async () => {
    await renderPortal({
      path: '/redeem/redemptions',
      redemptions: [buildRedemption({ status: 'COMPLETE' })],
    })
    const article = await screen.findByRole('article', { name: 'A free Friday' })
    expect(within(article).getByText(/Complete/)).toBeDefined()
  })

  it('has kind words for an empty list', async () => {
    await renderPortal({ path: '/redeem/redemptions' })
    await screen.findByText("You haven't made any redemptions yet.")
  })

  it('offers to try again when the server does not answer', async () => {
    let isDown = true
    await renderPortal({
      intercept: path => (path === '/v1/rewards' && isDown ? Response.error() : undefined),
    })
    const again = await screen.findByRole('button', { name: /again/i }, { timeout: 10_000 })
    isDown = false
    await userEvent.click(again)
    await screen.findByRole('heading', { name: 'From Northwind Coffee' })
  })

  it('leads to the sign-in without a session, and back here afterwards', async () => {
    const { left } = await renderPortal({ isSignedIn: false, path: '/redeem/redemptions' })
    await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fredeem%2Fredemptions']))
  })

  it('leads to the sign-in when the server no longer knows the session', async () => {
    const unknown = {
      type: 'about:blank',
      title: 'No',
      status: 401,
      code: 'NOT_SIGNED_IN',
      detail: 'Sign in first.',
    }
    const { kept, left } = await renderPortal({ intercept: () => Response.json(unknown, { status: 401 }) })
    await waitFor(() => expect(left).toHaveLength(1))
    expect(left[0]).toMatch(/^\/login\?redirect=%2Fredeem&error=Your\+session\+has\+expired/)
    expect(kept.size).toBe(0)
  })

  it('says what to do about a link that was used before', async () => {
    await renderPortal({ isSignedIn: false, path: '/redeem?token=used' })
    await screen.findByText('That link has expired, please try again.')
  })
})
