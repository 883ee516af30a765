// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { person } from '../../fixtures/people.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { dayChoices, yearChoices } from './dateChoices.ts'

afterEach(cleanup)

describe('the profile of a person', () => {
  it('sends what was changed, and no date that was not touched', async () => {
    const { sent } = renderAdmin({ path: `/users/${person(3).id}/profile` })
    const override = await screen.findByLabelText(/^Shoutout allowance override/)
    expect(screen.getAllByText('Set to 0 to clear override.')).toHaveLength(2)
    await userEvent.clear(override)
    const profile = screen.getByRole('region', { name: 'Profile' })
    await userEvent.click(within(profile).getByRole('button', { name: 'Save' }))
    expect(await within(profile).findByText('Write a whole number.')).toBeDefined()
    expect(sent.filter(request => request.method === 'PATCH')).toEqual([])

    await userEvent.type(override, '250')
    await userEvent.click(within(profile).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('User has been updated.')).toBeDefined()
    expect(sent.find(request => request.method === 'PATCH')).toMatchObject({
      path: `/v1/team/user/${person(3).id}`,
      body: {
        point_eligibility: 0,
        shoutout_allowance_override: 250,
        award_allowance_override: 0,
        newhire_message: '',
      },
    })
    expect(Object.keys(Object(sent.find(request => request.method === 'PATCH')?.body))).not.toContain(
      'birthday_month',
    )
  })

  it('hides and marks a private birthday, as the dashboard of birthdays does', async () => {
    const birthdayOf = async (index: number) => {
      cleanup()
      renderAdmin({ path: `/users/${person(index).id}/profile` })
      await screen.findByLabelText(/^Shoutout allowance override/)
      const [month] = screen.getAllByLabelText('Month')
      return { month, group: month?.closest('[role=group]')?.textContent ?? '' }
    }
    const hidden = await birthdayOf(3)
    expect(hidden.group).toContain('Birthday (Private)')
    expect(hidden.month?.textContent).toBe('None')
    const told = await birthdayOf(4)
    expect(told.group).not.toContain('(Private)')
    expect(told.month?.textContent).toBe('February')
  })

  it('offers 29 days in February, and years from 1921 on', () => {
    expect(dayChoices(1, 'None').at(-1)).toEqual({ value: 29, label: '29' })
    expect(dayChoices(-1, 'None')).toEqual([{ value: -1, label: 'None' }])
    const years = yearChoices(2026, 'None')
    expect([years[1]?.value, years.at(-1)?.value]).toEqual([2026, 1921])
  })
})
