// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildItem, buildMe, buildRedeemed } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const unknown = 'An unknown error has occured, please try again.'

const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: 'No', status, code, detail: 'No.' }, { status })

it.each([
  [
    'too few points',
    () => Response.json(buildRedeemed({ ok: false, error: 'INSUFFICIENT_POINTS' })),
    "You don't have enough points for this redemption.",
  ],
  ['a failure of the server', () => problem(500, 'INTERNAL'), unknown],
  ['a code that this page does not know', () => Response.json({ ok: false, error: 'MOON' }), unknown],
  [
    'a refusal without a sentence',
    () => Response.json(buildRedeemed({ ok: false, error: 'MEMBER_UNKNOWN' })),
    unknown,
  ],
] as const)('buying an item that ends with %s says so word for word', async (_name, answer, text) => {
  const item = buildItem()
  await renderPortal({
    path: `/redeem/custom/${item.id}`,
    me: buildMe({}, { reward_catalogs: ['CUSTOM_CATALOG'], points_name: 'sprigs' }),
    intercept: path => {
      if (path === `/v1/rewards/custom/item/${item.id}`) return Response.json(item)
      return path.startsWith('/v1/rewards/redeem/') ? answer() : undefined
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Redeem for/ }))
  expect(within(await dialog.findByRole('alert')).getByText(text)).toBeDefined()
})

it.each([
  [
    'a limit',
    () => Response.json(buildRedeemed({ ok: false, error: 'REDEMPTION_LIMIT', message: 'Try tomorrow.' })),
    `${unknown} Try tomorrow. Nothing was taken.`,
  ],
  ['an item that is gone', () => problem(404, 'REWARD_UNKNOWN'), `${unknown} No.`],
] as const)(
  'buying an item that ends with %s says what the server says, too',
  async (_name, answer, text) => {
    const item = buildItem()
    await renderPortal({
      path: `/redeem/custom/${item.id}`,
      me: buildMe({}, { reward_catalogs: ['CUSTOM_CATALOG'] }),
      intercept: path => {
        if (path === `/v1/rewards/custom/item/${item.id}`) return Response.json(item)
        return path.startsWith('/v1/rewards/redeem/') ? answer() : undefined
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Redeem for/ }))
    expect((await dialog.findByRole('alert')).textContent).toBe(text)
  },
)
