// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildMe, buildRedeemed } from '../fixtures/answers.ts'
import { renderPortal } from '../testing/renderPortal.tsx'

const isRedeeming = (path: string) => path.startsWith('/v1/rewards/redeem/')

/** Chooses the free Friday for 2,000 points and says yes. */
const redeemFreeFriday = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /A free Friday$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Redeem “A free Friday”?' }))
  expect(dialog.getByText('350 points')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Redeem for 2,000 points' }))
  return dialog
}

describe('redeeming', () => {
  it('takes the points off the balance at once and points at what was made', async () => {
    await renderPortal()
    await redeemFreeFriday()
    const made = await screen.findByRole('article', { name: 'A free Friday' })
    expect(made.getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('You have 350 points to redeem.')).toBeDefined()
  })

  it('that is refused for too few points says that nothing was taken, and leads to the other rewards', async () => {
    await renderPortal({
      intercept: path =>
        isRedeeming(path)
          ? Response.json(buildRedeemed({ ok: false, error: 'INSUFFICIENT_POINTS' }))
          : undefined,
    })
    const dialog = await redeemFreeFriday()
    expect((await dialog.findByRole('alert')).textContent).toBe(
      "You don't have enough points for this reward! Nothing was taken.",
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another reward' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is refused word for word in a team with a word of its own for points', async () => {
    await renderPortal({
      me: buildMe({}, { points_name: 'sprigs', points_name_singular: 'sprig' }),
      intercept: path =>
        isRedeeming(path)
          ? Response.json(buildRedeemed({ ok: false, error: 'INSUFFICIENT_POINTS' }))
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: /A free Friday$/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem for 2,000 sprigs' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      "You don't have enough points for this reward!",
    )
  })

  it('stays one redemption when the network was lost and the person tries again', async () => {
    let isLost = true
    const keys: (string | null)[] = []
    await renderPortal({
      intercept: (path, request) => {
        if (!isRedeeming(path)) return undefined
        keys.push(request.headers.get('idempotency-key'))
        return isLost ? Promise.reject(new TypeError('lost')) : undefined
      },
    })
    const dialog = await redeemFreeFriday()
    expect((await dialog.findByRole('alert')).textContent).toContain('Check your connection and try again.')

    isLost = false
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem for 2,000 points' }))
    expect(await screen.findByText('Your redemption is processing.')).toBeDefined()
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

it('a team without rewards says so, and one point is a point', async () => {
  await renderPortal({ me: buildMe({ redeemable_points: 1 }), rewards: { rewards: [] } })
  expect(await screen.findByText("Your team hasn't setup any rewards yet, check back soon!")).toBeDefined()
  expect(screen.getByText('You have 1 point to redeem.')).toBeDefined()
})
