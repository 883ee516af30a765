// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { pendingRedemptions } from '../../fixtures/records.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const acts = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'PATCH')

describe('an act', () => {
  it('on several records is retried under the keys of its first try, so that none happens twice', async () => {
    let refused = 0
    const { sent } = renderAdmin({
      path: '/rewards',
      answer: ({ method, path }) => {
        const isSecond = path.includes(String(pendingRedemptions[1]?.id))
        if (method !== 'PATCH' || !isSecond || refused > 0) return undefined
        refused += 1
        return refusal(503, 'UNAVAILABLE', 'Wait a moment.')
      },
    })
    for (const box of (await screen.findAllByRole('checkbox', { name: /^Select / })).slice(0, 2))
      await userEvent.click(box)
    await userEvent.click(await screen.findByRole('button', { name: 'Approve selected' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 redemptions?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await dialog.findByText('Wait a moment.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('2 redemptions marked as complete.')).toBeDefined()

    const keys = acts(sent).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(4)
    expect(keys.slice(2)).toEqual(keys.slice(0, 2))
    expect(new Set(keys).size).toBe(2)
  })
})
