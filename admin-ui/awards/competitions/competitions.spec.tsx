// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { awards } from '../../fixtures/awards.ts'
import { competitionsFixture } from '../../fixtures/competitions.ts'
import { meFixture } from '../../fixtures/me.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/awards/competitions'

const sentTo = (sent: ReturnType<typeof renderAdmin>['sent'], method: string) =>
  sent.filter(request => request.method === method)

describe('the competitions', () => {
  it('are listed with their rule, dates, group and award, and the history with its winners', async () => {
    renderAdmin({ path })
    const list = await screen.findByRole('list', { name: 'All Competitions' })
    const card = await within(list).findByRole('button', { name: /^PvP.*Spring sprint/ })
    expect(card.textContent).toContain('PvP')
    expect(card.textContent).toContain('Started')
    expect(card.textContent).toContain('The member who receives the most shoutouts in')
    expect(card.textContent).toContain('Lighthouse')
    expect(within(list).getByRole('button', { name: /^GvG/ }).textContent).toContain('GvG')
    const results = await screen.findByRole('button', { name: 'View results of Winter warmth' })
    await userEvent.click(results)
    const dialog = await screen.findByRole('dialog', { name: 'Results of Winter warmth' })
    expect(await within(dialog).findByText('2 members got the award Lighthouse.')).toBeDefined()
  })

  it('have words for when there are none, and for when they could not be loaded', async () => {
    renderAdmin({ path, scenario: 'empty' })
    expect(await screen.findByText('No active competitions.')).toBeDefined()
    cleanup()
    renderAdmin({
      path,
      answer: request =>
        request.path === '/v1/team/competitions'
          ? refusal(503, 'UNAVAILABLE', 'Try again in a minute.')
          : undefined,
    })
    expect(await screen.findByText('Try again in a minute.')).toBeDefined()
  })

  it('are locked without the Pro plan', async () => {
    renderAdmin({
      path,
      answer: request =>
        request.path === '/v1/user/me'
          ? { status: 200, body: { ...meFixture, team: { ...meFixture.team, plan_type: 2 } } }
          : undefined,
    })
    expect(await screen.findByText('Time to upgrade!')).toBeDefined()
  })

  it('have a leaderboard of their own each', async () => {
    renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'View leaderboard of Spring sprint' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leaderboard of Spring sprint' })
    const places = await within(dialog).findAllByRole('listitem')
    expect(places.map(place => place.textContent?.slice(0, 1))).toEqual(['1', '1', '3', '4'])
    expect(places[0]?.textContent).toContain('12 shoutouts')
  })
})

describe('a competition', () => {
  it('is created between groups, two at least', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'New competition' }))
    const dialog = await screen.findByRole('dialog', { name: 'New competition' })
    await userEvent.type(await within(dialog).findByLabelText('Title'), 'Upstairs, downstairs')
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Groups/ }))
    const create = within(dialog).getByRole('button', { name: 'Create competition' })
    await userEvent.click(create)
    expect(await within(dialog).findByText('Choose two groups or more.')).toBeDefined()
    const groups = within(dialog).getByRole('combobox', { name: 'User groups' })
    await userEvent.click(groups)
    for (const option of (await screen.findAllByRole('option')).slice(0, 2)) await userEvent.click(option)
    await userEvent.click(create)
    expect(await screen.findByText('Competition has been created.')).toBeDefined()
    expect(sentTo(sent, 'POST').at(-1)).toMatchObject({
      path: '/v1/team/competitions',
      body: {
        title: 'Upstairs, downstairs',
        type: 'TVT',
        metric: 'SHOUTOUT_COUNT',
        group_ids: meFixture.team.groups.slice(0, 2).map(({ id }) => id),
        award_id: awards[0]?.id,
      },
    })
  })

  it('is archived from its dialog, which sends the delete call and refreshes the list', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: /^PvP.*Spring sprint/ }))
    const view = await screen.findByRole('dialog', { name: 'Spring sprint' })
    await userEvent.click(within(view).getByRole('button', { name: 'Archive competition' }))
    const dialog = await screen.findByRole('dialog', { name: 'Archive this competition?' })
    const before = sent.filter(request => request.path === '/v1/team/competitions').length
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive competition' }))
    expect(await screen.findByText('Competition has been archived.')).toBeDefined()
    expect(sentTo(sent, 'DELETE')).toMatchObject([
      { path: `/v1/team/competitions/${competitionsFixture[0]?.id}` },
    ])
    expect(sent.filter(request => request.path === '/v1/team/competitions').length).toBeGreaterThan(before)
  })
})
