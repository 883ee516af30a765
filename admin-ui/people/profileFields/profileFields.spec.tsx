// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { people } from '../../fixtures/people.ts'
import { profileFieldsFixture } from '../../fixtures/profileFields.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'
import { proposedManager } from './meanings.ts'

afterEach(cleanup)

const path = '/settings/profile-fields'
const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(screen.getByRole('option', { name: option }))
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const mapped =
  (profile_fields: object) =>
  ({ path: asked }: SentRequest) =>
    asked === '/v1/user/me'
      ? {
          status: 200,
          body: {
            ...meFixture,
            team: { ...meFixture.team, custom_fields: { ...profileFieldsFixture, profile_fields } },
          },
        }
      : undefined

describe('profile fields', () => {
  it('are reached from the import of user fields', async () => {
    renderAdmin({ path: '/users' })
    await userEvent.click(await screen.findByRole('button', { name: 'Import user fields' }))
    const link = await screen.findByRole('link', { name: 'choose the profile fields' })
    expect(link.getAttribute('href')).toBe(path)
  })

  it('propose a manager by its name, and mean nothing before they are saved', async () => {
    const { sent } = renderAdmin({ path })
    expect(await screen.findByText(/^Proposed by its name: nothing changes before you save/)).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Manager' }).textContent).toBe('Manager')
    expect(screen.getByRole('combobox', { name: 'Start date' }).textContent).toBe('No field')
    expect(sent.filter(request => request.method === 'PATCH')).toEqual([])
    await choose('Start date', 'Start date')
    await save()
    expect(await screen.findByText('Profile fields have been saved.')).toBeDefined()
    expect(sent.find(request => request.method === 'PATCH')).toMatchObject({
      path: '/v1/team/profile_fields',
      body: { manager: 'XfManager', start_date: 'XfStart', birthday: null },
    })
  })

  it('offer for each meaning what could mean it, and list everything there is', async () => {
    renderAdmin({ path })
    await userEvent.click(await screen.findByRole('combobox', { name: 'Birthday' }))
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
      'No field',
      'Start date',
      'Birthday',
    ])
    await userEvent.keyboard('{Escape}')
    const list = screen.getByRole('region', { name: 'In your workspace' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(6)
    expect(within(list).getByText('One of a list')).toBeDefined()
  })

  it('are not start date and birthday at once', async () => {
    const { sent } = renderAdmin({ path })
    await choose('Start date', 'Birthday')
    await choose('Birthday', 'Birthday')
    await save()
    expect(screen.getByText('This field is already the start date. Choose another one.')).toBeDefined()
    expect(sent.filter(request => request.method === 'PATCH')).toEqual([])
  })

  it('still say what was saved of a field that is gone, and why one was refused', async () => {
    const answerMe = mapped({ manager: 'XfGone', start_date: null, birthday: null })
    renderAdmin({
      path,
      answer: request =>
        request.method === 'PATCH'
          ? refusal(422, 'PROFILE_FIELD_UNFIT', 'Choose one of the list.')
          : answerMe(request),
    })
    const manager = await screen.findByRole('combobox', { name: 'Manager' })
    expect(manager.textContent).toBe('A field that is gone from Slack')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await choose('Manager', 'Buddy')
    await save()
    expect(await screen.findByText('Choose one of the list.')).toBeDefined()
  })

  it('say where they come from while there are none', async () => {
    renderAdmin({ path, scenario: 'empty' })
    expect(await screen.findByText('No profile fields yet')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('stand on the page of a person by their labels', async () => {
    renderAdmin({ path: `/users/${people[1]?.id}/profile` })
    const section = await screen.findByRole('region', { name: 'On their Slack profile' })
    expect(within(section).getByText('Department')).toBeDefined()
    expect(within(section).getByText('Compilers')).toBeDefined()
  })
})

it('only a field of people that is called manager is proposed', () => {
  const field = (label: string, type: 'person' | 'text') => ({ id: 'Xf1', label, type })
  expect(proposedManager([field(' manager ', 'person')])).toBe('Xf1')
  expect(proposedManager([field('Manager', 'text')])).toBeNull()
  expect(proposedManager([field('Buddy', 'person')])).toBeNull()
})
