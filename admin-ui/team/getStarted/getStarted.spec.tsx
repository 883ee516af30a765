// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const withMetadata =
  (metadata: Partial<typeof meFixture.team.metadata>, isDone = false) =>
  ({ path }: SentRequest) => {
    if (path !== '/v1/user/me') return undefined
    const team = {
      ...meFixture.team,
      done_setup: isDone,
      metadata: { ...meFixture.team.metadata, ...metadata },
    }
    return { status: 200, body: { ...meFixture, team } }
  }

describe('getting started', () => {
  it('shows five steps, which are done, which is next, and where each is done', async () => {
    renderAdmin({ path: '/get-started' })
    const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map(step => within(step).getByRole('heading').textContent)).toEqual([
      'Add Laurel to a channel, done',
      'Set your taggable values, done',
      'Enable reward redemptions, to do',
      'Launch with an introduction to the team, to do',
      'Add a payment method, to do',
    ])
    expect(screen.getByRole('status').textContent).toContain('2 of 5 done')
    expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
    const paths = steps.map(step => within(step).queryByRole('link')?.getAttribute('href') ?? null)
    expect(paths).toEqual([
      '/recognition',
      '/recognition/settings',
      '/rewards/custom-catalog',
      null,
      '/billing',
    ])
  })

  it('sends the introduction with words of one’s own after showing what everybody will read', async () => {
    const { sent } = renderAdmin({ path: '/get-started' })
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare the introduction' }))
    const preview = screen.getByRole('figure', { name: 'What everyone will see' })
    expect(within(preview).getByText('Recognition has come to Analytical Engines')).toBeDefined()
    await userEvent.click(screen.getByRole('switch', { name: 'Add words of your own' }))
    await userEvent.type(screen.getByLabelText('Your words'), 'Try it today!')
    expect(within(preview).getByText('Try it today!')).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Send to 14 people' }))
    expect(await screen.findByText('The introduction is on its way.')).toBeDefined()
    expect(sent.find(({ path }) => path === '/v1/team/send_onboarding_messages')?.body).toEqual({
      include_message: true,
      custom_msg: 'Try it today!',
    })
  })

  it('is dismissed by a button, which leads to recognition', async () => {
    const { sent } = renderAdmin({ path: '/get-started' })
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss setup' }))
    expect(await screen.findByRole('heading', { name: 'All Channels' })).toBeDefined()
    expect(sent.find(({ path }) => path === '/v1/team/metadata')?.body).toEqual({ show_get_started: false })
  })

  it.each([
    ['dismissed', { show_get_started: false }, false],
    ['done', {}, true],
  ])('leaves the sidebar once it is %s', async (_when, metadata, isDone) => {
    renderAdmin({ path: '/get-started', answer: withMetadata(metadata, isDone) })
    const navigation = await screen.findByRole('navigation', { name: 'Sections' })
    expect(within(navigation).queryByText('Getting started')).toBeNull()
    expect(within(navigation).getByText('Recognition')).toBeDefined()
  })

  it('comes back after it was dismissed', async () => {
    const { sent } = renderAdmin({ path: '/get-started', answer: withMetadata({ show_get_started: false }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Show it again' }))
    expect(await screen.findByText('Setup is back in the sidebar.')).toBeDefined()
    expect(sent.find(({ path }) => path === '/v1/team/metadata')?.body).toEqual({ show_get_started: true })
  })
})
