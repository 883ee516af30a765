// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../fixtures/people.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

/** A list without a total and with three pages; the cursor of a page is its number. */
const uncounted = ({ path, query }: SentRequest) => {
  if (path !== '/v1/admin/members') return undefined
  const page = Number(query.cursor ?? 1)
  return {
    status: 200,
    body: people.slice(page - 1, page + 1),
    range: 'members 0-99/*',
    ...(page < 3 && { link: `</v1/admin/members?range=%5B0%2C99%5D&cursor=${page + 1}>; rel="next"` }),
  }
}

const next = () => screen.getByRole('button', { name: 'Next' })

describe('a list that the server does not count', () => {
  it('goes on by cursors and back, and has an end', async () => {
    const { sent } = renderAdmin({ path: '/users', answer: uncounted })
    expect(await screen.findByText('1–100 of more than 100')).toBeDefined()
    await userEvent.click(next())
    expect(await screen.findByText('101–200 of more than 200')).toBeDefined()
    expect(sent.at(-1)?.query).toMatchObject({ cursor: '2', range: '[100,199]' })
    await waitFor(() => expect(screen.getByText(people[2]?.name ?? '')).toBeDefined())
    await userEvent.click(next())
    expect(await screen.findByText('201–202 of 202')).toBeDefined()
    expect(next().matches(':disabled')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(await screen.findByText('101–200 of more than 200')).toBeDefined()
  })

  it('begins at its first page when its order changes', async () => {
    const { sent } = renderAdmin({ path: '/users', answer: uncounted })
    await screen.findByText('1–100 of more than 100')
    await userEvent.click(next())
    await screen.findByText('101–200 of more than 200')
    await userEvent.click(screen.getByRole('button', { name: 'Redeemable' }))
    expect(await screen.findByText('1–100 of more than 100')).toBeDefined()
    expect(sent.at(-1)?.query.cursor).toBeUndefined()
  })
})

it('a list keeps the total of its first page, which the server does not count again', async () => {
  renderAdmin({
    path: '/users',
    answer: request => {
      const answer = uncounted(request)
      return answer && request.query.cursor === undefined ? { ...answer, range: 'members 0-99/250' } : answer
    },
  })
  await screen.findByText('1–100 of 250')
  await userEvent.click(next())
  expect(await screen.findByText('101–200 of 250')).toBeDefined()
})

describe('a search that was ended before it had looked everywhere', () => {
  const cut = ({ path }: SentRequest, rows: number) =>
    path === '/v1/admin/members'
      ? { status: 200, body: people.slice(0, rows), range: 'members 0-1/*', isCut: true as const }
      : undefined

  it('says so above its rows, and names no total', async () => {
    renderAdmin({ path: '/users?filter={"q":"a"}', answer: request => cut(request, 2) })
    expect(await screen.findByText(/ended before it had looked at everything/)).toBeDefined()
    expect(screen.getByText(people[0]?.name ?? '')).toBeDefined()
    expect(screen.queryByText(/of 2$/)).toBeNull()
  })

  it('says so where it has no row', async () => {
    renderAdmin({ path: '/users?filter={"q":"a"}', answer: request => cut(request, 0) })
    expect(await screen.findByText(/ended before it had looked at everything/)).toBeDefined()
    expect(screen.getByText('No user matches')).toBeDefined()
  })
})

describe('a page that is opened by its address', () => {
  it('is read by its range', async () => {
    const { sent } = renderAdmin({ path: '/users?page=2', answer: uncounted })
    await screen.findByText('101–200 of more than 200')
    expect(sent.find(({ path }) => path === '/v1/admin/members')?.query).toMatchObject({
      range: '[100,199]',
    })
  })

  it('is the first one where the server does not reach the page', async () => {
    const { router } = renderAdmin({
      path: '/users?page=102',
      answer: request =>
        request.query.range?.startsWith('[10100')
          ? refusal(400, 'RANGE_TOO_DEEP', 'A range begins at row 10000 at most.')
          : uncounted(request),
    })
    expect(await screen.findByText('1–100 of more than 100')).toBeDefined()
    expect(await screen.findByText(/This is the first page\./)).toBeDefined()
    expect(router.state.location.search).toContain('page=1')
  })
})

it('a cursor that the server refuses is replaced by the range', async () => {
  renderAdmin({
    path: '/users',
    answer: request =>
      request.query.cursor === undefined
        ? uncounted(request)
        : refusal(400, 'CURSOR_REFUSED', 'Read the first page again.'),
  })
  await screen.findByText('1–100 of more than 100')
  await userEvent.click(next())
  expect(await screen.findByText('101–200 of more than 200')).toBeDefined()
})
