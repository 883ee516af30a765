// @vitest-environment jsdom
import type { claimGifts } from '@laurel/contract/rewards/claimGifts.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildClaim, buildItem } from '../fixtures/answers.ts'
import { renderPortal } from '../testing/renderPortal.tsx'

const hoodie = buildItem({
  variations: [
    { id: '5f0c5a3e-0000-4000-8000-000000000501', name: 'S' },
    { id: '5f0c5a3e-0000-4000-8000-000000000502', name: 'L' },
  ],
  variation_stock: [
    { id: '5f0c5a3e-0000-4000-8000-000000000501', in_stock: false },
    { id: '5f0c5a3e-0000-4000-8000-000000000502', in_stock: true },
  ],
})
const mug = buildItem({ id: '5f0c5a3e-0000-4000-8000-000000000401', name: 'Mug', in_stock: false })

const claim = buildClaim('Evergreen', [
  [
    { type: 'CUSTOM_REWARD', reward: hoodie },
    { type: 'CUSTOM_REWARD', reward: mug },
    { type: 'CUSTOM_REWARD', reward: null },
  ],
  [{ type: 'PLACEHOLDER' }, { type: 'POINTS', points: 500 }],
])

const answer: ResponseOf<typeof claimGifts> = {
  ok: true,
  error: null,
  message: null,
  redemption_ids: ['5f0c5a3e-0000-4000-8000-000000000200'],
  points: 500,
  position: 42,
}

/** Answers the claim, and keeps what was sent. */
const claiming = (changes: Partial<typeof answer> = {}) => {
  const sent: unknown[] = []
  const intercept = (path: string, request: Request) => {
    if (!path.endsWith('/claim')) return undefined
    return request.json().then(body => {
      sent.push(body)
      return Response.json({ ...answer, ...changes })
    })
  }
  return { sent, intercept }
}

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Gift for Evergreen award' }))

const pickAll = async (dialog: Awaited<ReturnType<typeof openDialog>>) => {
  await userEvent.click(dialog.getByRole('radio', { name: /Juniper hoodie/ }))
  await userEvent.click(dialog.getByRole('radio', { name: 'L' }))
  await userEvent.click(dialog.getByRole('radio', { name: /500 points/ }))
}

describe('gifts to claim', () => {
  it('are claimed once every row has its pick, with the style that it needs', async () => {
    const { sent, intercept } = claiming()
    await renderPortal({ path: '/redeem/claims', claims: [claim], intercept })
    await userEvent.click(await screen.findByRole('button', { name: /Claim gift/ }))
    const dialog = await openDialog()
    const button = dialog.getByRole('button', { name: 'Claim gift' })
    expect(button).toHaveProperty('disabled', true)
    await pickAll(dialog)
    await userEvent.click(button)
    expect(await screen.findByText(/Enjoy your gift! 500 points are in your balance/)).toBeDefined()
    expect(sent).toEqual([
      {
        claims: [
          { row: 0, option: 0 },
          { row: 1, option: 1 },
        ],
        claim_data: { 0: { variant_id: hoodie.variations[1]?.id }, 1: {} },
      },
    ])
  })

  it('can’t be picked where they are sold out or no longer offered', async () => {
    await renderPortal({ path: `/redeem/claims/${claim.id}`, claims: [claim] })
    const dialog = await openDialog()
    expect(dialog.getByRole('radio', { name: /Mug/ })).toHaveProperty('disabled', true)
    expect(dialog.getByRole('radio', { name: /No longer offered/ })).toHaveProperty('disabled', true)
    await userEvent.click(dialog.getByRole('radio', { name: /Juniper hoodie/ }))
    expect(dialog.getByRole('radio', { name: /^S/ })).toHaveProperty('disabled', true)
  })

  it('of the address open at once; an address without one shows the list', async () => {
    await renderPortal({ path: '/redeem/claims/unknown', claims: [claim] })
    expect(await screen.findByRole('heading', { name: 'Gifts to Claim' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that were claimed in another tab say so', async () => {
    const { intercept } = claiming({
      ok: false,
      error: 'ALREADY_CLAIMED',
      message: 'You have claimed this gift already.',
      position: null,
    })
    await renderPortal({ path: `/redeem/claims/${claim.id}`, claims: [claim], intercept })
    const dialog = await openDialog()
    await pickAll(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Claim gift' }))
    expect(await dialog.findByText('You have claimed this gift already.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Back to your gifts' })).toBeDefined()
  })

  it('without any, the page says so', async () => {
    await renderPortal({ path: '/redeem/claims' })
    expect(await screen.findByText("You don't have any gifts to claim.")).toBeDefined()
  })
})
