// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../fixtures/me.ts'
import { channels } from '../fixtures/records.ts'
import { refusal } from '../testing/refusal.ts'
import { renderAdmin } from '../testing/renderAdmin.tsx'

afterEach(cleanup)

const sentTo = (sent: ReturnType<typeof renderAdmin>['sent'], method: string) =>
  sent.filter(request => request.method === method)

describe('the awards', () => {
  it('are those that people give, each with its points, and lead to what was given', async () => {
    renderAdmin({ path: '/awards' })
    const list = await screen.findByRole('list', { name: 'Awards' })
    const lighthouse = await within(list).findByRole('button', { name: /^Lighthouse/ })
    expect(lighthouse.textContent).toContain('500 points')
    expect(within(list).getByRole('button', { name: /^Quiet hero/ }).textContent).toContain('Private')
    expect(within(list).queryByText('Birthday')).toBeNull()
    expect(screen.getByRole('link', { name: 'Latest activity' }).getAttribute('href')).toBe(
      '/reporting/activity?type=awards',
    )
    expect(screen.getByRole('link', { name: 'Try a change' }).getAttribute('href')).toBe(
      '/settings/policy-simulator',
    )
  })

  it('have words for when there are none, and for when they could not be loaded', async () => {
    renderAdmin({ path: '/awards', scenario: 'empty' })
    expect(await screen.findByText('Start using spot awards by creating a new award.')).toBeDefined()
    cleanup()
    renderAdmin({
      path: '/awards',
      answer: ({ path }) =>
        path === '/v1/team/awards' ? refusal(503, 'UNAVAILABLE', 'Try again in a minute.') : undefined,
    })
    expect(await screen.findByText('Try again in a minute.')).toBeDefined()
  })

  it('are locked without the Pro plan', async () => {
    renderAdmin({
      path: '/awards',
      answer: ({ path }) =>
        path === '/v1/user/me'
          ? { status: 200, body: { ...meFixture, team: { ...meFixture.team, plan_type: 2 } } }
          : undefined,
    })
    expect(await screen.findByText('Time to upgrade!')).toBeDefined()
  })
})

describe('an award', () => {
  it('needs a name and an amount, which may be 0', async () => {
    const { sent } = renderAdmin({ path: '/awards', scenario: 'empty' })
    const [add] = await screen.findAllByRole('button', { name: 'New award' })
    if (add) await userEvent.click(add)
    const dialog = await screen.findByRole('dialog', { name: 'New award' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create award' }))
    expect(await within(dialog).findByText('A point amount is required, can be 0.')).toBeDefined()
    expect(within(dialog).getByText('Required')).toBeDefined()

    await userEvent.type(within(dialog).getByLabelText('Name'), 'Spark')
    await userEvent.type(within(dialog).getByLabelText('Points'), '0')
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Private' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create award' }))
    expect(await screen.findByText('Award has been created.')).toBeDefined()
    expect(sentTo(sent, 'PATCH')).toMatchObject([
      {
        path: '/v1/team/awards',
        body: { to_create: [{ name: 'Spark', points: 0, is_private: true, award_skin: [], rewards: [] }] },
      },
    ])
  })

  it('is changed with all that it brings, and deleted only when asked twice', async () => {
    const { sent } = renderAdmin({ path: '/awards' })
    await userEvent.click(await screen.findByRole('button', { name: /^Quiet hero/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Change this award' })
    await userEvent.clear(within(dialog).getByLabelText('Points'))
    await userEvent.type(within(dialog).getByLabelText('Points'), '300')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Award has been updated.')).toBeDefined()
    expect(sentTo(sent, 'PATCH')[0]?.body).toMatchObject({
      to_update: [
        { name: 'Quiet hero', points: 300, award_skin: ['oak', 'stars', 'mountain'], is_private: true },
      ],
    })

    await userEvent.click(await screen.findByRole('button', { name: /^Lighthouse/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete award…' }))
    expect(sentTo(sent, 'DELETE')).toEqual([])
    const question = await screen.findByRole('dialog', { name: 'Delete this award?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Award has been deleted.')).toBeDefined()
    expect(sentTo(sent, 'DELETE')).toHaveLength(1)
  })

  it('has a page with the way back, what was given of it, and the report', async () => {
    renderAdmin({ path: '/awards' })
    const details = await screen.findByRole('link', { name: 'Details of Lighthouse' })
    await userEvent.click(details)
    expect(await screen.findByRole('heading', { name: 'Lighthouse', level: 1 })).toBeDefined()
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(crumbs).getByRole('link', { name: 'Awards' }).getAttribute('href')).toBe('/awards')
    expect(screen.getByRole('link', { name: 'View activity' }).getAttribute('href')).toMatch(
      /^\/reporting\/activity\?type=awards&award_id=[\w-]+&days=all$/,
    )
  })
})

describe('giving an award', () => {
  it('asks for people, says what it costs, and sends it once', async () => {
    const { sent } = renderAdmin({ path: '/awards' })
    await userEvent.click(await screen.findByRole('button', { name: 'Give award Lighthouse' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give “Lighthouse”' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give award' }))
    expect(await within(dialog).findByText('Pick who gets the award.')).toBeDefined()
    expect(sentTo(sent, 'POST')).toEqual([])

    await userEvent.type(within(dialog).getByLabelText('Who gets it?'), 'Grace')
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Hopper' }))
    expect(
      within(dialog).getByText(/^Costs 500 points, worth \$5\.00\. Your award allowance pays\.$/),
    ).toBeDefined()
    await userEvent.click(within(dialog).getByLabelText('Announced in'))
    await userEvent.click(await screen.findByRole('option', { name: '#engineering-wins' }))
    expect(within(dialog).getByText(/The company pays\.$/)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give award' }))
    expect(await screen.findByText('Grace Hopper got the award.')).toBeDefined()
    expect(sentTo(sent, 'POST')).toMatchObject([
      { path: expect.stringMatching(/^\/v1\/team\/awards\/[\w-]+\/give$/), body: { message: '' } },
    ])
  })

  it('proposes a channel that everyone is in, and says who reads it elsewhere', async () => {
    const [first, second] = meFixture.team.groups
    const { sent } = renderAdmin({
      path: '/awards',
      answer: ({ path, query }) =>
        path === '/v1/admin/channels' && query.filter?.includes('user_ids')
          ? { status: 200, body: channels.filter(({ id }) => id === second?.id) }
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Give award Lighthouse' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give “Lighthouse”' })
    expect(within(dialog).getByLabelText('Announced in').textContent).toBe(first?.title)
    await userEvent.type(within(dialog).getByLabelText('Who gets it?'), 'Grace')
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Hopper' }))
    expect(await within(dialog).findByText('Everyone you picked is in this channel.')).toBeDefined()
    expect(within(dialog).getByLabelText('Announced in').textContent).toBe(second?.title)
    await userEvent.click(within(dialog).getByLabelText('Announced in'))
    await userEvent.click(await screen.findByRole('option', { name: first?.title ?? '' }))
    expect(await within(dialog).findByText(/The others get a direct message/)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give award' }))
    expect(await screen.findByText('Grace Hopper got the award.')).toBeDefined()
    expect(sentTo(sent, 'POST')).toMatchObject([{ body: { channel_id: first?.id } }])
  })

  it('prefers a channel that the giver is in too', async () => {
    const [, second] = meFixture.team.groups
    renderAdmin({
      path: '/awards',
      answer: ({ path, query: { filter } }) =>
        path === '/v1/admin/channels' && filter?.includes(meFixture.user.id)
          ? { status: 200, body: channels.filter(({ id }) => id === second?.id) }
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Give award Lighthouse' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give “Lighthouse”' })
    await userEvent.type(within(dialog).getByLabelText('Who gets it?'), 'Grace')
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Hopper' }))
    await within(dialog).findByText('Everyone you picked is in this channel.')
    await waitFor(() => expect(within(dialog).getByLabelText('Announced in').textContent).toBe(second?.title))
  })

  it('shows in place why it was refused', async () => {
    renderAdmin({
      path: '/awards',
      answer: ({ path }) =>
        path.endsWith('/give')
          ? refusal(422, 'AWARD_ALLOWANCE_EXHAUSTED', 'Your award allowance does not cover this award.')
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Give award Quiet hero' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give “Quiet hero”' })
    expect(within(dialog).getByText(/This award is private/)).toBeDefined()
    await userEvent.type(within(dialog).getByLabelText('Who gets it?'), 'Grace')
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Hopper' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give award' }))
    expect(await within(dialog).findByText('Your award allowance does not cover this award.')).toBeDefined()
  })
})
