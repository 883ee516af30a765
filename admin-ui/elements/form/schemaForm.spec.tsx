// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { channels } from '../../fixtures/records.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const path = `/recognition/${channels[0]?.id}`
const titleField = async () => await screen.findByLabelText<HTMLInputElement>('Title')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('a form', () => {
  it('asks before unsaved changes are left behind', async () => {
    const { router } = renderAdmin({ path })
    await userEvent.type(await titleField(), ' and more')
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
    await userEvent.click(screen.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(ask).toHaveBeenCalled())
    expect(router.state.location.pathname).toBe(path)
    ask.mockReturnValue(true)
    await userEvent.click(screen.getByRole('link', { name: 'Users' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeDefined()
  })

  it('lets go without a question once everything is saved', async () => {
    renderAdmin({ path })
    const ask = vi.spyOn(window, 'confirm')
    await userEvent.type(await titleField(), ' and more')
    await save()
    expect(await screen.findByText('Channel settings have been saved.')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Users' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeDefined()
    expect(ask).not.toHaveBeenCalled()
  })

  it('shows a refusal of the server at the field it names, and keeps what was typed', async () => {
    renderAdmin({
      path,
      answer: ({ method }) => {
        if (method !== 'PATCH') return undefined
        const refused = refusal(422, 'INVALID_REQUEST', 'Some fields are not right.')
        return { ...refused, body: Object.assign(Object(refused.body), { errors: taken }) }
      },
    })
    await userEvent.type(await titleField(), ' and more')
    await save()
    expect(await screen.findByText('This title is taken.')).toBeDefined()
    expect(screen.getByText('Some fields are not right.')).toBeDefined()
    expect((await titleField()).value).toBe('#kudos and more')
    expect((await titleField()).getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what is typed while the server sends something newer', async () => {
    let allowance = 200
    const { queryClient } = renderAdmin({
      path,
      answer: ({ path: asked, method }) =>
        method === 'GET' && asked === `/v1/admin/channels/${channels[0]?.id}`
          ? { status: 200, body: { ...channels[0], shoutout_allowance: allowance } }
          : undefined,
    })
    await userEvent.type(await titleField(), ' and more')
    allowance = 321
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByDisplayValue('321')).toBeDefined()
    expect((await titleField()).value).toBe('#kudos and more')
  })
})

const taken = [{ path: 'body.title', message: 'This title is taken.' }]
