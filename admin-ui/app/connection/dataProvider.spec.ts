import { createConnection } from '@laurel/contract/browser/connection.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { people } from '../../fixtures/people.ts'
import { english } from '../../testing/english.tsx'
import { createDataProvider } from './dataProvider.ts'

afterEach(() => vi.unstubAllGlobals())

const providerAnswering = (body: unknown) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-range': 'members 0-0/1' } })),
  )
  return createDataProvider(
    createConnection({ storage: { getItem: () => 'token', setItem: vi.fn(), removeItem: vi.fn() } }),
    english,
  )
}

const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const

describe('the data provider', () => {
  it('hands out records that the contract knows', async () => {
    const list = await providerAnswering([people[0]]).getList('users', firstPage)
    expect(list).toEqual({
      data: [people[0]],
      total: 1,
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    })
  })

  it.each([
    ['a list', (answer: unknown) => providerAnswering([answer]).getList('users', firstPage)],
    ['a record', (answer: unknown) => providerAnswering(answer).getOne('users', { id: 'x' })],
    ['several records', (answer: unknown) => providerAnswering([answer]).getMany('users', { ids: ['x'] })],
  ])('refuses %s that the contract does not know', async (_name, ask) => {
    await expect(ask({ id: 'x', name: 5 })).rejects.toThrow('expected string')
  })

  it('knows no resource but its own, and changes nothing in place', async () => {
    const provider = providerAnswering([])
    await expect(provider.getList('invoices', firstPage)).rejects.toThrow(
      'The resource "invoices" has no source',
    )
    await expect(provider.update('users', { id: 'x', data: {}, previousData: { id: 'x' } })).rejects.toThrow(
      'Records change by named acts only',
    )
  })
})
