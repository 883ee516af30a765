// @vitest-environment jsdom
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import { cleanup, screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildMe } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A live connection that tells these messages at once, then stays open. */
const live = (...messages: LiveMessage[]): Response => {
  const lines = messages.map(message => `data: ${JSON.stringify(message)}\n\n`).join('')
  return new Response(
    new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode(lines)) }),
  )
}

describe('the shell', () => {
  it('moves the balance as the server tells it, and lets no older message move it back', async () => {
    let tell: (response: Response) => void = () => {}
    const told = new Promise<Response>(resolve => {
      tell = resolve
    })
    let points = 2350
    await renderPortal({
      intercept: path => {
        if (path === '/v1/live') return told
        return path === '/v1/user/me' ? Response.json(buildMe({ redeemable_points: points })) : undefined
      },
    })
    await screen.findByText('You have 2,350 points to redeem.')

    points = 2360
    const balance = { type: 'balance', shoutout_allowance_remaining: 100, owed_points: 0 } as const
    tell(
      live(
        { ...balance, position: 20, redeemable_points: 2360 },
        { ...balance, position: 5, redeemable_points: 1 },
      ),
    )
    expect(await screen.findByText('You have 2,360 points to redeem.')).toBeDefined()
  })

  it('says that Laurel is catching up until it is current', async () => {
    const encoder = new TextEncoder()
    let tell = (_message: LiveMessage): void => {}
    const stream = new ReadableStream<Uint8Array>({
      start: controller => {
        tell = message => controller.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`))
      },
    })
    await renderPortal({ intercept: path => (path === '/v1/live' ? new Response(stream) : undefined) })
    tell({ type: 'catching_up', is_catching_up: true })
    expect(await screen.findByText(/Laurel is catching up/)).toBeDefined()
    tell({ type: 'catching_up', is_catching_up: false })
    await waitForElementToBeRemoved(screen.queryByText(/Laurel is catching up/))
  })

  it('says what the person owes, and that it is repaid by itself; nothing where nothing is owed', async () => {
    await renderPortal({ me: buildMe({ redeemable_points: 0, owed_points: 20 }) })
    expect(await screen.findByText('You owe 20 points; your next points repay them first.')).toBeDefined()
    cleanup()

    await renderPortal()
    await screen.findByText('You have 2,350 points to redeem.')
    expect(screen.queryByText(/You owe/)).toBeNull()
  })

  it('goes from page to page without a complaint where scrolling answers with a promise', async () => {
    const complaints = vi.spyOn(console, 'error')
    await renderPortal()
    await userEvent.click(await screen.findByRole('link', { name: 'Redemptions' }))
    expect(await screen.findByRole('heading', { name: 'Your redemptions' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Rewards' }))
    expect(await screen.findByRole('heading', { name: 'From Northwind Coffee' })).toBeDefined()
    cleanup()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('shows the way back to the administration to admins and managers alone', async () => {
    await renderPortal({ me: buildMe({ is_manager: true }) })
    const back = await screen.findByRole('link', { name: 'Back to admin' })
    expect(back.getAttribute('href')).toBe('/recognition')
    cleanup()

    await renderPortal()
    await screen.findByRole('link', { name: 'Redemptions' })
    expect(screen.queryByRole('link', { name: 'Back to admin' })).toBeNull()
  })

  it('lists where the person is signed in, and signs out one by one or everywhere', async () => {
    const { asked, left, kept } = await renderPortal()
    await userEvent.click(await screen.findByRole('button', { name: 'Your account, Anna Berg' }))
    await userEvent.click(screen.getByRole('button', { name: 'Where you’re signed in' }))
    expect(await screen.findByText('Firefox on Linux')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out of A program' }))
    expect(asked.filter(request => request.startsWith('DELETE /v1/user/sessions/'))).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    await vi.waitFor(() => expect(left).toEqual(['/login']))
    expect([asked.at(-1), kept.size]).toEqual(['POST /v1/user/sign_out_everywhere', 0])
  })

  it('logs out, even when the server can’t be told', async () => {
    const { kept, left } = await renderPortal({
      intercept: path => (path === '/v1/user/logout' ? Promise.reject(new TypeError('lost')) : undefined),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Your account, Anna Berg' }))
    expect(screen.getByText('Hey, Anna Berg')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await vi.waitFor(() => expect(left).toEqual(['/login']))
    expect(kept.size).toBe(0)
  })
})
