// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { people } from '../../fixtures/people.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const formNamed = async (name: string) => within(await screen.findByRole('form', { name }))

const saved = async (form: Awaited<ReturnType<typeof formNamed>>) => {
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings saved successfully.')
}

describe('the colour of a team', () => {
  it('is previewed while it is written, and saved without its number sign', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    const form = await formNamed('Branding')
    const colour = form.getByRole('textbox', { name: 'Primary colour' })
    expect(colour.getAttribute('placeholder')).toBe('#000000')
    await userEvent.type(colour, '#ffD84d')
    expect(form.getByTestId('brand').style.backgroundColor).toBe('rgb(255, 216, 77)')
    await saved(form)
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ primary_color: 'ffd84d' })
  })

  it('has six digits', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    const form = await formNamed('Branding')
    await userEvent.type(form.getByRole('textbox', { name: 'Primary colour' }), 'green')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Write the colour as #rrggbb.')).toBeDefined()
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([])
  })
})

describe('the reminders', () => {
  it('are on unless they are switched off, and show their messages and last sendings', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    const form = await formNamed('Reminders in Slack')
    const switches = await form.findAllByRole('switch', { checked: true })
    expect(switches).toHaveLength(4)
    expect(form.getByText(/left to give until 1 December/)).toBeDefined()
    expect(form.getByText('Never sent so far')).toBeDefined()
    expect(form.getByText(/Last sent 4 days ago/)).toBeDefined()
    await userEvent.click(form.getByRole('switch', { name: 'When a channel is quiet' }))
    await saved(form)
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      eom_point_reminder: true,
      point_reload_nudge: true,
      inactivity_nudge: false,
      redeemable_points_nudge: true,
    })
  })
})

describe('the language in channels', () => {
  it('is one that Laurel speaks, by its name and country', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    const form = await formNamed('Language in channels')
    await userEvent.click(form.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: 'German (Austria)' }))
    await saved(form)
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ locale: 'DE-AT' })
  })
})

describe('the administrators', () => {
  it('are replaced as a list from which the owner can not be taken', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    const form = await formNamed('Administrators')
    const [owner, other, third] = people
    const chip = (name = '') => form.getByText(name).closest('.MuiChip-root')
    expect(chip(owner?.name)?.querySelector('svg')).toBeNull()
    expect(chip(other?.name)?.querySelector('svg')).not.toBeNull()
    await userEvent.type(form.getByRole('combobox'), third?.name.slice(0, 4) ?? '')
    await userEvent.click(await screen.findByRole('option', { name: third?.name ?? '' }))
    await saved(form)
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: '/v1/team/administrators',
      body: { admins: [owner?.id, other?.id, third?.id] },
    })
  })
})

describe('deactivating the team', () => {
  it('asks first', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Laurel is switched off for your team.')
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/team/active_status',
      body: { status: false },
    })
  })
})

describe('the history', () => {
  it('shows the latest changes, from what to what', async () => {
    renderAdmin({ path: '/settings' })
    const history = within(await screen.findByRole('region', { name: 'Recent changes' }))
    expect(await history.findByText('points → sprigs')).toBeDefined()
    expect(history.getByText('Personal details, which the history does not keep.')).toBeDefined()
    expect(history.getByText('Spot award removed')).toBeDefined()
  })
})

describe('the currency', () => {
  it('and the interval of allowances are saved together', async () => {
    const { sent } = renderAdmin({
      path: '/settings',
      answer: ({ path }) => (path === '/v1/user/me' ? { status: 200, body: meFixture } : undefined),
    })
    const form = await formNamed('Money and allowances')
    await userEvent.click(form.getByRole('combobox', { name: 'Currency' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Euro (EUR)' }))
    await saved(form)
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      base_currency: 'EUR',
      allowance_interval: 'MONTHLY',
    })
  })
})
