// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { channels } from '../../fixtures/records.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const kudos = channels[0]?.id ?? ''

const withTeam =
  (changes: Partial<typeof meFixture.team>) =>
  ({ path }: SentRequest) =>
    path === '/v1/user/me'
      ? { status: 200, body: { ...meFixture, team: { ...meFixture.team, ...changes } } }
      : undefined

const choose = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Channel in Slack' }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

describe('all channels', () => {
  it('stand as cards with what may be given and who is there', async () => {
    renderAdmin({ path: '/recognition' })
    const card = await screen.findByRole('link', { name: /#kudos/ })
    expect(card.textContent).toContain('200 points a month')
    expect(card.textContent).toContain('500 points a month')
    expect(card.textContent).toContain('14 people')
  })

  it('show no award allowance without Pro', async () => {
    renderAdmin({ path: '/recognition', answer: withTeam({ plan_type: 2 }) })
    const card = await screen.findByRole('link', { name: /#kudos/ })
    expect(card.textContent).not.toContain('Spot awards')
  })

  it('say how to begin where there are none', async () => {
    renderAdmin({ path: '/recognition', scenario: 'empty' })
    expect(await screen.findByText('Get started by adding a new recognition channel.')).toBeDefined()
  })

  it('can’t be added to where every channel is used', async () => {
    const metadata = { ...meFixture.team.metadata, use_all_channels: true }
    renderAdmin({ path: '/recognition', answer: withTeam({ metadata }) })
    await screen.findByRole('link', { name: /#kudos/ })
    expect(screen.queryByRole('link', { name: 'Add a channel' })).toBeNull()
    expect(screen.getByText(/^Shoutouts work in every channel of Slack\./)).toBeDefined()
  })

  it('are added to by choosing one of the chat, but none that is there already', async () => {
    const { sent } = renderAdmin({ path: '/recognition' })
    await userEvent.click(await screen.findByRole('link', { name: 'Add a channel' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a recognition channel' })
    const picker = within(dialog).getByRole('combobox', { name: 'Channel in Slack' })
    expect(document.activeElement).toBe(picker)
    const taken = await screen.findByRole('option', { name: /#kudos/ })
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    await userEvent.type(picker, '#ku')
    expect(screen.queryByRole('option', { name: /#garden/ })).toBeNull()
    await userEvent.clear(picker)
    await userEvent.click(await screen.findByRole('option', { name: /#garden/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add channel' }))
    expect(await screen.findByText('Recognition channel has been added.')).toBeDefined()
    expect(sent.find(({ method, path }) => method === 'POST' && path === '/v1/team/groups')?.body).toEqual({
      channel_id: 'C02KUDOS',
    })
    expect(await screen.findByRole('form', { name: 'Channel' })).toBeDefined()
  })
})

describe('a channel', () => {
  const openChannel = async (answer?: (request: SentRequest) => ReturnType<typeof refusal> | undefined) => {
    const opened = renderAdmin({ path: `/recognition/${kudos}`, ...(answer && { answer }) })
    await screen.findByRole('form', { name: 'Channel' })
    return opened
  }

  it('takes the name of the chat channel it moves to, and saves amounts line by line', async () => {
    const { sent } = await openChannel()
    await choose(/#garden/)
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '#garden')
    const options = screen.getByLabelText('Point amount options')
    await userEvent.clear(options)
    await userEvent.type(options, '5{Enter}15')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Channel settings have been saved.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `/v1/team/groups/${kudos}`,
      body: { title: '#garden', channel_id: 'C02KUDOS', shoutout_point_options: [5, 15] },
    })
  })

  it('keeps the name of its channel in Slack while another title is typed', async () => {
    renderAdmin({ path: `/recognition/${kudos}` })
    const picker = await screen.findByRole('combobox', { name: 'Channel in Slack' })
    await userEvent.clear(screen.getByLabelText('Title'))
    expect(picker).toHaveProperty('value', '#kudos')
  })

  it('asks for a chat channel only where it lives in one', async () => {
    await openChannel()
    expect(screen.getByRole('combobox', { name: 'Channel in Slack' })).toBeDefined()
    cleanup()
    const alone = { ...channels[0], channel_id: null }
    renderAdmin({
      path: `/recognition/${kudos}`,
      answer: ({ path, method }) =>
        method === 'GET' && path === `/v1/admin/channels/${kudos}` ? { status: 200, body: alone } : undefined,
    })
    await screen.findByRole('form', { name: 'Channel' })
    expect(screen.queryByRole('combobox', { name: 'Channel in Slack' })).toBeNull()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '#kudos')
  })

  it('takes whole numbers alone, and any amount where no options are named', async () => {
    const { sent } = await openChannel()
    const allowance = screen.getByLabelText('Point allowance a month')
    await userEvent.clear(allowance)
    await userEvent.type(allowance, 'lots')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Write a whole number.')).toBeDefined()
    await userEvent.clear(allowance)
    await userEvent.type(allowance, '300')
    await userEvent.clear(screen.getByLabelText('Point amount options'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Channel settings have been saved.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      shoutout_allowance: 300,
      shoutout_point_options: [],
    })
  })

  it('shows who is in it, and leads to what was said there', async () => {
    await openChannel()
    await userEvent.click(screen.getByRole('button', { name: '14 people' }))
    const panel = await screen.findByRole('dialog', { name: 'In #kudos' })
    expect(await within(panel).findByText('Grace Hopper')).toBeDefined()
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('link', { name: 'Latest shoutouts' }).getAttribute('href')).toBe(
      `/reporting/activity?type=shoutouts&group=${kudos}&days=all`,
    )
    expect(screen.getByRole('link', { name: 'Latest awards' }).getAttribute('href')).toContain('type=awards')
  })

  it('locks spot awards unless the plan is Pro', async () => {
    await openChannel(withTeam({ plan_type: 2 }))
    expect(screen.getAllByText('This feature is only available on the Pro plan.').length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Spot-award allowance a month')).toHaveProperty('disabled', true)
    expect(screen.getByLabelText('Channel managers')).toHaveProperty('disabled', true)
  })

  it('is deleted after a question', async () => {
    await openChannel()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this group?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Recognition group has been deleted.')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'All Channels' })).toBeDefined()
  })

  it('says in the server’s words why it can’t be deleted', async () => {
    const inUse = '“Spring sprint” needs this channel while it runs. End that first, then delete the channel.'
    await openChannel(({ method }) =>
      method === 'DELETE' ? refusal(409, 'CHANNEL_IN_USE', inUse) : undefined,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this group?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await within(question).findByText(inUse)).toBeDefined()
  })
})
