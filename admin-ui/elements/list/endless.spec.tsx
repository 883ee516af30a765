// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../fixtures/people.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

/** Two pages of one row each. */
const pages = ({ path, query }: SentRequest) => {
  if (path !== '/v1/admin/members') return undefined
  const page = Number(query.cursor ?? 1)
  return {
    status: 200,
    body: people.slice(page - 1, page),
    range: 'members 0-0/*',
    ...(page < 2 && { link: `</v1/admin/members?range=%5B0%2C99%5D&cursor=2>; rel="next"` }),
  }
}

it('an endless list adds the rows after those that are shown, and ends', async () => {
  const { sent } = renderAdmin({ path: '/users', answer: pages })
  expect(await screen.findByText('1 shown')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(people[1]?.name ?? '')).toBeDefined()
  expect(screen.getByText(people[0]?.name ?? '')).toBeDefined()
  expect(sent.at(-1)?.query).toMatchObject({ cursor: '2' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
})

it('an endless list keeps its rows when more cannot be read, and waits for a click', async () => {
  let failures = 0
  renderAdmin({
    path: '/users',
    answer: request => {
      if (request.path !== '/v1/admin/members' || request.query.cursor === undefined) return pages(request)
      failures += 1
      return refusal(503, 'UNAVAILABLE', 'Wait a moment.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect((await screen.findAllByText('Wait a moment.')).length).toBeGreaterThan(0)
  expect(screen.getByText(people[0]?.name ?? '')).toBeDefined()
  expect(failures).toBe(1)
})
