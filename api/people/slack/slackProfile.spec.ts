import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { describe, expect, it } from 'vitest'
import { profileFieldsOf, profileValuesOf, SlackProfile } from './slackProfile.ts'

const teamId = teamIdOf('T1')
const defined = [
  { id: 'Xf1', label: 'Title', type: 'text', field_name: 'title' },
  { id: 'Xf2', label: ' Department ', type: 'options_list', possible_values: ['Design', 'Sales'] },
  { id: 'Xf3', label: 'Manager', type: 'user', field_name: null },
  { id: 'Xf4', label: 'Birthday', type: 'date', is_hidden: false },
  { id: 'Xf5', label: 'Salary', type: 'text', is_hidden: true },
  { id: 'Xf6', label: 'Phone', type: 'text', field_name: 'phone' },
]
const fields = profileFieldsOf(defined)

describe('the profile fields of a workspace', () => {
  it('are those that everybody sees, without contact details', () => {
    expect(fields).toEqual([
      { id: 'title', label: 'Title', type: 'text', choices: [] },
      { id: 'Xf2', label: 'Department', type: 'choice', choices: ['Design', 'Sales'] },
      { id: 'Xf3', label: 'Manager', type: 'person', choices: [] },
      { id: 'Xf4', label: 'Birthday', type: 'date', choices: [] },
    ])
  })

  it.each(['__proto__', 'constructor', 'toString'])('are none that objects have of themselves: %s', id => {
    expect(profileFieldsOf([{ id, label: 'Manager', type: 'user' }])).toEqual([])
  })

  it('hold the values of a person, with people as members', () => {
    const profile = SlackProfile.parse({
      title: 'Designer',
      phone: '123',
      fields: {
        Xf2: { value: ' Design ', alt: '' },
        Xf3: { value: 'U7,U8', alt: '' },
        Xf4: { value: '', alt: '' },
        Xf5: { value: '1,000', alt: '' },
      },
    })
    expect(profileValuesOf(teamId, profile, fields)).toEqual({
      title: 'Designer',
      Xf2: 'Design',
      Xf3: `${memberIdOf(teamId, 'U7')},${memberIdOf(teamId, 'U8')}`,
    })
  })

  it.each([[], null, undefined, {}])('are empty where Slack says %j', nothing => {
    expect(profileValuesOf(teamId, SlackProfile.parse({ fields: nothing }), fields)).toEqual({})
  })

  it('fit into the ledger, however long a text is', () => {
    const profile = SlackProfile.parse({ fields: { Xf2: { value: `${'x'.repeat(998)} \u{1F642}y\u0000` } } })
    const text = profileValuesOf(teamId, profile, fields).Xf2 ?? ''
    expect(text.length).toBeLessThanOrEqual(1_000)
    expect(text.isWellFormed()).toBe(true)
  })
})
