import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../slack/speech/testing/speeches.ts'
import { birthdayQuestion } from './birthdayQuestion.ts'
import { birthdayOf, readChoice } from './readBirthday.ts'

const stateOf = (month: string | null, day: string | null) => ({
  values: {
    birthday: {
      birthdayMonth: { selected_option: month === null ? null : { value: month } },
      birthdayDay: { selected_option: day === null ? null : { value: day } },
      birthdayPrivate: { selected_options: [{ value: 'private' }] },
    },
  },
})

describe('a birthday', () => {
  it.each([
    ['3', '14', { birthday: '03-14' }],
    ['2', '29', { birthday: '02-29' }],
    ['2', '30', { problem: 'February has no day 30: choose another day.' }],
    ['11', '31', { problem: 'November has no day 31: choose another day.' }],
    [null, '1', { problem: 'Choose a month and a day first.' }],
    ['1', null, { problem: 'Choose a month and a day first.' }],
  ])('of month %s and day %s is %j', (month, day, expected) => {
    expect(birthdayOf(inEnglish, readChoice(stateOf(month, day)))).toEqual(expected)
  })

  it('that is none is asked for again with what was chosen', () => {
    const blocks = JSON.stringify(
      birthdayQuestion(inEnglish, readChoice(stateOf('2', '30')), 'No such day.').blocks,
    )
    expect(blocks).toContain(':warning: No such day.')
    expect(blocks).toContain('"initial_option":{"text":{"type":"plain_text","text":"February"}')
    expect(blocks).toContain('"initial_option":{"text":{"type":"plain_text","text":"30"}')
    expect(blocks).toContain('"initial_options"')
  })

  it('is asked for again in blocks of the same ids, which keeps the keyboard focus', () => {
    const namesOf = (problem?: string) =>
      birthdayQuestion(inEnglish, readChoice(stateOf('2', '30')), problem).blocks.flatMap(
        ({ type, block_id }) => (type === 'actions' ? [block_id] : []),
      )
    expect(namesOf('No such day.')).toEqual(['birthday', 'birthdayButtons'])
    expect(namesOf()).toEqual(namesOf('No such day.'))
  })
})
