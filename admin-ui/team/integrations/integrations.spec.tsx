// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { integrations } from '../../fixtures/integrations.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const answered = (more: object) => ({
  status: 200,
  body: { ok: true, error: null, message: null, integration: integrations[0], ...more },
})
const postsTo = (verb: string, more: object) => ({
  answer: ({ method, path }: { readonly method: string; readonly path: string }) =>
    method === 'POST' && path.endsWith(verb) ? answered(more) : undefined,
})

describe('the integrations', () => {
  it('say what they are, and a click opens one of them', async () => {
    const { router } = renderAdmin({ path: '/settings/integrations' })
    const sync = await screen.findByRole('region', { name: 'Data sync' })
    expect(within(sync).getAllByText('One-way data sync')).toHaveLength(4)
    const catalogs = screen.getByRole('region', { name: 'Custom reward catalogs' })
    expect(within(catalogs).getByText('Custom reward catalog')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Open Zenefits/ }))
    await screen.findByRole('dialog', { name: 'Zenefits' })
    expect(router.state.location.search).toBe('?open=zenefits')
  })

  it('open by the address', async () => {
    renderAdmin({ path: '/settings/integrations?open=gusto' })
    await screen.findByRole('dialog', { name: 'Gusto' })
  })

  it('are connected by credentials, of which none is shown', async () => {
    const { sent } = renderAdmin({
      path: '/settings/integrations?open=zenefits',
      ...postsTo('set_credentials', {}),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Connect' }))
    await userEvent.type(await screen.findByLabelText(/API key/), 'hush')
    const buttons = screen.getAllByRole('button', { name: 'Connect' })
    await userEvent.click(buttons[buttons.length - 1] ?? document.body)
    await screen.findByText('Zenefits is connected.')
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/team/integrations/zenefits/set_credentials',
      body: { apikey: 'hush' },
    })
  })

  it('lead to the partner where access is granted', async () => {
    const { left } = renderAdmin({
      path: '/settings/integrations?open=gusto',
      ...postsTo('authorize', { authorize_url: 'https://gusto.example/grant' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Continue at Gusto' }))
    await expect.poll(() => left).toEqual(['https://gusto.example/grant'])
  })

  it('say when a sync waits, and let an administrator confirm it', async () => {
    const { sent } = renderAdmin({
      path: '/settings/integrations?open=bamboohr',
      ...postsTo('confirm', { log_id: null }),
    })
    await screen.findByText('22 people would be deactivated')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate 22 people?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await screen.findByText('The sync goes on.')
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ body: { goes_on: true } })
  })
})

describe('the way back from a partner', () => {
  it('takes the code and opens the integration', async () => {
    const { sent, router } = renderAdmin({
      path: '/settings/integrations/auth-bamboohr?code=abc&state=xyz',
      ...postsTo('exchange_code', {}),
    })
    await screen.findByText('Just a moment...')
    await screen.findByText('BambooHR successfully connected.')
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/team/integrations/bamboohr/exchange_code',
      body: { code: 'abc', state: 'xyz' },
    })
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/settings/integrations?open=bamboohr',
    )
  })

  it.each(['gusto', 'sendoso', 'bamboohr', 'printful'])(
    'says that an error has occurred (%s)',
    async provider => {
      const { router } = renderAdmin({
        path: `/settings/integrations/auth-${provider}?code=no&state=xyz`,
        ...postsTo('exchange_code', { ok: false, error: 'CONNECTION_FAILED', message: 'No.' }),
      })
      await screen.findByText('An error has occurred.')
      expect(router.state.location.pathname).toBe('/settings/integrations')
    },
  )
})

it('the log names what a sync did about each person', async () => {
  renderAdmin({ path: '/settings/integrations/logs' })
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /Open the sync of BambooHR/ }))[0] ?? document.body,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Sync of BambooHR' })
  await within(dialog).findByText('Title: empty → Engineer')
  await within(dialog).findByText('Has no work e-mail.')
})

it('the columns of files are named where they are not the usual ones', async () => {
  const files = integrations.find(({ provider }) => provider === 'ftp')
  const { sent } = renderAdmin({
    path: '/settings/integrations?open=ftp',
    answer: ({ method, path }) => {
      if (method === 'POST') return answered({})
      if (path !== '/v1/team/integrations') return undefined
      const connected = { ...files, is_connected: true, columns: { email: 'Mail' } }
      return { status: 200, body: { integrations: [connected], targets: [] } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Fields' }))
  const dialog = await screen.findByRole('dialog', { name: 'Columns of your files' })
  await userEvent.type(within(dialog).getByLabelText('Birthday'), 'Born')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('The fields are saved. The next sync reads everyone.')
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/v1/team/integrations/ftp/update_fields',
    body: { mapping: { email: 'Mail', birthday: 'Born' } },
  })
})
