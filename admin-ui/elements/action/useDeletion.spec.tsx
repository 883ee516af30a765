// @vitest-environment jsdom
import { deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { CoreAdminContext, memoryStore, testDataProvider } from 'ra-core'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { createI18nProvider } from '../../messages/i18nProvider.ts'
import { useDeletion } from './useDeletion.ts'

afterEach(cleanup)

const id = 'a-channel'

describe('a deletion', () => {
  it('ends reads of the record before it is sent, and leaves the page afterwards', async () => {
    const order: string[] = []
    const queryClient = new QueryClient()
    const dataProvider = {
      ...testDataProvider(),
      act: () => Promise.resolve(order.push('deleted')).then(() => ({ ok: true })),
    }
    const wrapper = ({ children }: PropsWithChildren) => (
      <MemoryRouter>
        <CoreAdminContext
          dataProvider={dataProvider}
          i18nProvider={createI18nProvider(queryClient)}
          queryClient={queryClient}
          store={memoryStore()}
        >
          {children}
        </CoreAdminContext>
      </MemoryRouter>
    )
    const { result } = renderHook(
      () =>
        useDeletion(
          'recognition',
          (channel, send) => send(deleteGroup, { params: { id: channel } }),
          'Recognition group has been deleted.',
          () => order.push('left'),
        ),
      { wrapper },
    )
    const reading = queryClient.fetchQuery({
      queryKey: ['recognition', 'getOne', { id }],
      queryFn: ({ signal }) =>
        new Promise((_found, end) => {
          signal.addEventListener('abort', () => {
            order.push('read no more')
            end(signal.reason)
          })
        }),
    })
    const ended = expect(reading).rejects.toThrow()
    await act(() => result.current.perform(id))
    await ended
    expect(order).toEqual(['read no more', 'deleted', 'left'])
  })
})
