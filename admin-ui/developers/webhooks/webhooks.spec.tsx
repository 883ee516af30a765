// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { webhookDeliveriesFixture, webhookSecret, webhooksFixture } from '../../fixtures/webhooks.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [works, fails, isOff] = webhooksFixture
const path = '/settings/webhooks'
const click = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
const clickIn = (dialog: HTMLElement, name: string): Promise<void> =>
  userEvent.click(within(dialog).getByRole('button', { name }))

describe('the webhooks', () => {
  it('are listed with how each stands', async () => {
    renderAdmin({ path })
    const table = await screen.findByRole('table', { name: 'Webhooks' })
    expect(within(table).getByText('Active')).toBeDefined()
    expect(within(table).getByText('Failing')).toBeDefined()
    expect(within(table).getByText('Off')).toBeDefined()
    expect(within(table).getByRole('link', { name: 'old.juniper.example' })).toBeDefined()
  })

  it('are added with an address and events; the secret is shown once', async () => {
    const { sent, router } = renderAdmin({ path, scenario: 'empty' })
    await screen.findByText('No webhooks yet')
    await click('Add webhook')
    const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' })
    await userEvent.type(within(dialog).getByLabelText(/Address/), 'https://events.juniper.example/laurel')
    await clickIn(dialog, 'Add webhook')
    await within(dialog).findByText('Choose at least one event.')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Shoutout given' }))
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Send the words, too' }))
    await clickIn(dialog, 'Add webhook')
    const shown = await screen.findByRole('dialog', { name: 'Copy the secret now' })
    expect(within(shown).getByDisplayValue(webhookSecret)).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/developers/webhooks',
      body: {
        url: 'https://events.juniper.example/laurel',
        description: '',
        types: ['laurel.shoutout.given.v1'],
        includes_messages: true,
      },
    })
    await clickIn(shown, 'Done')
    expect(router.state.location.pathname).toBe(`${path}/${works.id}`)
  })

  it('say why an address was refused', async () => {
    const detail = 'This address is inside a private network. Enter one that is reachable from the internet.'
    renderAdmin({
      path,
      answer: ({ method }) =>
        method === 'POST' ? refusal(422, 'WEBHOOK_ADDRESS_REFUSED', detail) : undefined,
    })
    await click('Add webhook')
    const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' })
    await userEvent.type(within(dialog).getByLabelText(/Address/), 'https://10.0.0.1/')
    await clickIn(dialog, 'All')
    await clickIn(dialog, 'Add webhook')
    await within(dialog).findByText(detail)
  })
})

describe('a webhook', () => {
  it('shows what was sent, with its attempts and its payload, and sends it again', async () => {
    const { sent } = renderAdmin({ path: `${path}/${works.id}` })
    const log = await screen.findByRole('table', { name: 'Deliveries' })
    expect(within(log).getByText('The webhook answered with status 503.')).toBeDefined()
    await userEvent.click(
      within(log).getAllByRole('button', { name: /Look at Shoutout given/ })[1] ?? document.body,
    )
    const panel = await screen.findByRole('dialog', { name: 'Shoutout given' })
    await within(panel).findByText('Attempt 2 · 503')
    expect(within(panel).getByText(/"specversion": "1.0"/)).toBeDefined()
    await clickIn(panel, 'Send again')
    await screen.findByText('It is being sent again.')
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(
      `/v1/admin/webhook_deliveries/${webhookDeliveriesFixture[1]?.id}/retry`,
    )
  })

  it('is sent a test event', async () => {
    const { sent } = renderAdmin({ path: `${path}/${works.id}` })
    await click('Send a test event')
    await screen.findByText(/The test event is on its way/)
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(
      `/v1/developers/webhooks/${works.id}/test`,
    )
  })

  it('gets the events since a day of the team again', async () => {
    const { sent } = renderAdmin({ path: `${path}/${works.id}` })
    await click('Replay')
    const dialog = await screen.findByRole('dialog', { name: 'Replay events' })
    const day = within(dialog).getByLabelText(/Since the beginning of/)
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-02')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Award given' }))
    await clickIn(dialog, 'Replay')
    await screen.findByText('2 events are sent again.')
    const { body } = sent.find(({ method }) => method === 'POST') ?? {}
    expect(body).toMatchObject({ types: ['laurel.shoutout.given.v1', 'laurel.redemption.completed.v1'] })
    expect(JSON.stringify(body)).toMatch(/"since":"2026-11-0[12]T\d\d:00:00\.000Z"/)
  })

  it('gets a new secret, which is copied', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    renderAdmin({ path: `${path}/${works.id}` })
    await click('New secret')
    await clickIn(await screen.findByRole('dialog', { name: 'Make a new secret?' }), 'New secret')
    const shown = await screen.findByRole('dialog', { name: 'Copy the secret now' })
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await clickIn(shown, 'Copy')
    await within(shown).findByRole('button', { name: 'Copied' })
    expect(writeText).toHaveBeenCalledWith(webhookSecret)
  })

  it('that fails says since when, and is switched off', async () => {
    const { sent } = renderAdmin({ path: `${path}/${fails.id}` })
    await screen.findByText(/Every attempt has failed since/)
    await click('Switch off')
    await clickIn(await screen.findByRole('dialog', { name: 'Switch this webhook off?' }), 'Switch off')
    await screen.findByText('The webhook is off.')
    expect(sent.find(({ method }) => method === 'POST')?.path).toMatch(/\/disable$/)
  })

  it('that is off says why, and is switched on without what happened between', async () => {
    const { sent } = renderAdmin({ path: `${path}/${isOff.id}` })
    await screen.findByText(/It failed for five days/)
    await click('Switch on')
    const dialog = await screen.findByRole('dialog', { name: 'Switch this webhook on?' })
    await userEvent.click(within(dialog).getByRole('switch'))
    await clickIn(dialog, 'Switch on')
    await screen.findByText('The webhook is on.')
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ catches_up: false })
  })

  it('is changed and deleted', async () => {
    const { sent, router } = renderAdmin({ path: `${path}/${works.id}` })
    await click('Change')
    const dialog = await screen.findByRole('dialog', { name: 'Change webhook' })
    await userEvent.type(within(dialog).getByLabelText('Description'), ' of people')
    await clickIn(dialog, 'Save')
    await screen.findByText('The webhook is saved.')
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      description: 'Data warehouse of people',
      types: works.types,
    })
    await click('Delete')
    await clickIn(await screen.findByRole('dialog', { name: 'Delete this webhook?' }), 'Delete')
    await expect.poll(() => router.state.location.pathname).toBe(path)
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
  })
})
