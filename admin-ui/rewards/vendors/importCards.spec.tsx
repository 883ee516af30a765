// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const file = 'id,name,currency,values\nspa,Carmel Spa,ILS,200'

const openImport = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Import the gift cards of BuyMe' }))
  return screen.findByRole('dialog', { name: 'Import the gift cards of BuyMe' })
}

it('the cards of a file replace those before', async () => {
  const imported = { ok: true, error: null, message: null, imported: 1, removed: 0 }
  const { sent } = renderAdmin({
    path: '/rewards/vendors',
    answer: ({ method }) => (method === 'POST' ? { status: 200, body: imported } : undefined),
  })
  const dialog = await openImport()
  await userEvent.upload(within(dialog).getByLabelText('Choose a CSV file'), new File([file], 'cards.csv'))
  await within(dialog).findByText('cards.csv')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import cards' }))
  await screen.findByText('1 gift card is offered.')
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/v1/admin/gift_cards/import',
    body: { file },
  })
})

it('what is wrong with a file is said in the dialog', async () => {
  const message = 'Line 2, name: Write something.'
  const unreadable = { ok: false, error: 'FILE_UNREADABLE', message, imported: 0, removed: 0 }
  renderAdmin({
    path: '/rewards/vendors',
    answer: ({ method }) => (method === 'POST' ? { status: 200, body: unreadable } : undefined),
  })
  const dialog = await openImport()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import cards' }))
  await within(dialog).findByText('Choose a file first.')
  await userEvent.upload(within(dialog).getByLabelText('Choose a CSV file'), new File([file], 'cards.csv'))
  await within(dialog).findByText('cards.csv')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import cards' }))
  await within(dialog).findByText(message)
})
