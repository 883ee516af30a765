// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { buildMe } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const notChosen = { birthday_public: 'PUBLIC', set_locale: false, force_geo: null } as const

/** Opens an entry of the profile menu. */
const openEntry = async (label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Your account, Anna Berg' }))
  await userEvent.click(screen.getByRole('button', { name: label }))
}

describe('the country', () => {
  it('is asked of people who have not chosen one, saved, and the page loaded again with it', async () => {
    const sent: unknown[] = []
    const { left } = await renderPortal({
      me: buildMe({ metadata: notChosen }),
      path: '/redeem/redemptions',
      intercept: (path, request) => {
        if (path !== '/v1/user/locale') return undefined
        return request.json().then(body => {
          sent.push(body)
          return Response.json({ ok: true, position: 3 })
        })
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Your Country' }))
    const country = dialog.getByRole('combobox', { name: 'Country' })
    expect(country).toHaveProperty('value', 'US')
    await userEvent.selectOptions(country, 'Germany')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await vi.waitFor(() => expect(left).toEqual(['/redeem/redemptions']))
    expect(sent).toEqual([{ country: 'DE', language: 'EN' }])
  })

  it('is changed in the menu, and the menu says what went wrong', async () => {
    const problem = {
      type: 'about:blank',
      title: 'No',
      status: 404,
      code: 'MEMBER_UNKNOWN',
      detail: 'Ask an administrator.',
    }
    await renderPortal({
      me: buildMe({ locale: 'EN-AT' }),
      intercept: path => (path === '/v1/user/locale' ? Response.json(problem, { status: 404 }) : undefined),
    })
    await openEntry('Change country')
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Your Country' }))
    expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'AT')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByText('Ask an administrator.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('help answers what people ask, and leads to a person', async () => {
  await renderPortal()
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How can we help?' }))
  expect(dialog.getByRole('link', { name: /@/ }).getAttribute('href')).toContain('mailto:')
})

it('leads find the report of their people', async () => {
  const report = { id: '5f0c5a3e-0000-4000-8000-000000000009', name: 'Ben', profile_picture: null }
  await renderPortal({ me: buildMe({ subordinate_users: [report] }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Your account, Anna Berg' }))
  expect(screen.getByRole('link', { name: 'Report of my people' }).getAttribute('href')).toBe(
    '/reporting/summary',
  )
})

it('a birthday is saved, and kept private', async () => {
  const saved: unknown[] = []
  await renderPortal({
    intercept: (path, request) => {
      if (path !== '/v1/user/birthday') return undefined
      if (request.method === 'GET') return Response.json({ birthday: null, is_private: false })
      return request.json().then(body => {
        saved.push(body)
        return Response.json({ ok: true, position: 3 })
      })
    },
  })
  await openEntry('My birthday')
  const dialog = within(await screen.findByRole('dialog', { name: 'My birthday' }))
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Month' }), 'February')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Day' }), '29')
  await userEvent.click(dialog.getByRole('checkbox', { name: /Keep it private/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([{ birthday: '02-29', is_private: true }])
})
