// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../fixtures/people.ts'
import { segmentsFixture } from '../../fixtures/segments.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

/** A team of 250: pages of 100, each with a few of its people. */
const manyMembers = ({ path, query }: SentRequest) => {
  if (path !== '/v1/admin/members') return undefined
  const [first]: number[] = JSON.parse(query.range ?? '[0]')
  const rows = people.slice(Number(first) / 100, Number(first) / 100 + 3)
  const link = first === 200 ? {} : { link: `</v1/admin/members?cursor=${first}>; rel="next"` }
  return { status: 200, body: rows, range: `members ${first}-${Number(first) + 99}/250`, ...link }
}

const segments = [
  ...segmentsFixture,
  ...people.map(({ id, name }) => ({ ...segmentsFixture[0], id, name: `Segment of ${name}` })),
]

/** 60 segments: pages of 25, each with a few of them. */
const manySegments = ({ path, query }: SentRequest) => {
  if (path !== '/v1/admin/segments') return undefined
  const [first]: number[] = JSON.parse(query.range ?? '[0]')
  const rows = segments.slice(Number(first) / 25, Number(first) / 25 + 3)
  const link = first === 50 ? {} : { link: `</v1/admin/segments?cursor=${first}>; rel="next"` }
  return { status: 200, body: rows, range: `segments ${first}-${Number(first) + 24}/60`, ...link }
}

const openSecondPage = async () => {
  await screen.findByText('1–25 of 60')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
}

describe('the address of a list', () => {
  it('keeps the page, so that going back returns to it', async () => {
    const { router } = renderAdmin({ path: '/users/segments', answer: manySegments })
    await openSecondPage()
    expect(await screen.findByText('26–50 of 60')).toBeDefined()
    await userEvent.click(await screen.findByRole('link', { name: 'New this year' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'New this year' })).toBeDefined()
    await act(() => router.navigate(-1))
    expect(await screen.findByText('26–50 of 60')).toBeDefined()
  })

  it('keeps the order and the filters, so that it can be passed on', async () => {
    const { router } = renderAdmin({ path: '/users', answer: manyMembers })
    await userEvent.click(await screen.findByRole('button', { name: 'Administrators' }))
    const head = await screen.findByRole('columnheader', { name: 'Redeemable' })
    await userEvent.click(within(head).getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toContain('sort=redeemable_points'))
    const passedOn = router.state.location.search
    cleanup()

    const { sent } = renderAdmin({ path: `/users${passedOn}`, answer: manyMembers })
    expect((await screen.findByRole('button', { name: 'Administrators' })).ariaPressed).toBe('true')
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/v1/admin/members')?.query).toMatchObject({
        filter: '{"is_admin":true}',
        sort: '["redeemable_points","ASC"]',
      }),
    )
  })

  it('may be a short one, as other pages link to it', async () => {
    const { sent } = renderAdmin({ path: '/reporting/activity?type=redemptions&days=all' })
    expect(await screen.findByRole('columnheader', { name: 'Reward' })).toBeDefined()
    expect(sent.find(({ path }) => path === '/v1/admin/activity')?.query.filter).toBe(
      '{"type":"redemptions"}',
    )
  })
})

describe('a list that fails', () => {
  it('on a later page stays on it, and reads it again when asked', async () => {
    let isDown = true
    const { router } = renderAdmin({
      path: '/users/segments',
      answer: request => {
        const isLater = request.query.range?.startsWith('[25') === true
        return isLater && isDown ? refusal(503, 'UNAVAILABLE', 'Wait a moment.') : manySegments(request)
      },
    })
    await openSecondPage()
    expect(await screen.findByText('Wait a moment.')).toBeDefined()
    expect(router.state.location.search).toContain('page=2')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('26–50 of 60')).toBeDefined()
  })

  it('on a later page keeps the head of its page', async () => {
    renderAdmin({
      path: '/reporting/activity?filter=%7B%22type%22%3A%22shoutouts%22%7D&page=2&perPage=50',
      scenario: 'failing',
    })
    expect(await screen.findByText('This could not be loaded')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Activity' })).toBeDefined()
  })

  it('while it is read again keeps the rows it has', async () => {
    let isDown = false
    const { queryClient } = renderAdmin({
      path: '/users',
      answer: request =>
        isDown && request.path === '/v1/admin/members'
          ? refusal(503, 'UNAVAILABLE', 'Wait a moment.')
          : manyMembers(request),
    })
    expect(await screen.findByText(people[1]?.name ?? '')).toBeDefined()
    isDown = true
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText('Wait a moment.')).toBeDefined()
    expect(screen.getByText(people[1]?.name ?? '')).toBeDefined()
  })
})
