// @vitest-environment jsdom
import { deleteWebhook } from '@laurel/contract/developers/webhooks.ts'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, memoryStore, testDataProvider } from 'ra-core'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { createI18nProvider } from '../../messages/i18nProvider.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

afterEach(cleanup)

const id = 'a-webhook'

/** A page that reads a record for as long as nothing ends the read, and leaves once asked. */
const openPage = () => {
  const order: string[] = []
  const queryClient = new QueryClient()
  const dataProvider = {
    ...testDataProvider(),
    act: () => Promise.resolve(order.push('deleted')).then(() => ({ ok: true })),
  }
  const Page = () => {
    const [isLeft, leave] = useState(false)
    useQuery({ queryKey: ['webhooks', 'getList'], queryFn: () => order.push('list read') })
    return isLeft ? null : <Shown onDeleted={() => setTimeout(() => leave(true))} />
  }
  const Shown = ({ onDeleted }: { readonly onDeleted: () => void }) => {
    useQuery({
      queryKey: ['webhooks', 'getOne', { id }],
      retry: false,
      queryFn: ({ signal }) =>
        new Promise((_found, end) => {
          order.push('record read')
          signal.addEventListener('abort', () => {
            order.push('read ended')
            end(signal.reason)
          })
        }),
    })
    return (
      <DeleteDialog
        id={id}
        title="Delete this webhook?"
        send={act => act(deleteWebhook, { params: { id } })}
        notice="The webhook is deleted."
        onDeleted={() => {
          order.push('left')
          onDeleted()
        }}
        onClose={() => undefined}
      >
        It receives nothing more.
      </DeleteDialog>
    )
  }
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(queryClient)}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <Page />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return { order, queryClient }
}

describe('a deletion', () => {
  it('stops reading the record, reads again what else is shown, and forgets the record', async () => {
    const { order, queryClient } = openPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect
      .poll(() => order)
      .toEqual(['record read', 'list read', 'read ended', 'deleted', 'left', 'list read'])
    await expect.poll(() => queryClient.getQueryCache().findAll().length).toBe(1)
  })
})
