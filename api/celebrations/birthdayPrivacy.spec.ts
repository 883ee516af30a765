import { describe, expect, it } from 'vitest'
import {
  anyone,
  birthdayVisibility,
  isPrivateCelebration,
  mayRevealBirthday,
  shownBirthday,
} from './birthdayPrivacy.ts'

const mapping = { birthday: 'F1', startDate: 'F2' }
const date = (id: string) => ({ id, type: 'date' as const })

describe('a private birthday', () => {
  const member = { memberId: 'ann', birthday: '11-25', isBirthdayPrivate: true }

  it('is hidden, and celebrated with the member alone', () => {
    expect(shownBirthday(member, anyone)).toBeNull()
    expect(shownBirthday(member, 'ben')).toBeNull()
    expect(shownBirthday(member, 'ann')).toBe('11-25')
    expect(birthdayVisibility(member)).toBe('PRIVATE')
    expect(isPrivateCelebration('BIRTHDAY', member)).toBe(true)
    expect(isPrivateCelebration('ANNIVERSARY', member)).toBe(false)
  })

  it('hides every date that may be it', () => {
    expect(mayRevealBirthday(date('F1'), mapping, member)).toBe(true)
    expect(mayRevealBirthday(date('F3'), mapping, member)).toBe(true)
    expect(mayRevealBirthday(date('F2'), mapping, member)).toBe(false)
    expect(mayRevealBirthday({ id: 'F4', type: 'text' }, mapping, member)).toBe(false)
  })
})

describe('a public birthday', () => {
  const member = { memberId: 'ann', birthday: '11-25', isBirthdayPrivate: false }

  it('is shown, and celebrated in the channels', () => {
    expect(shownBirthday(member, 'ben')).toBe('11-25')
    expect(birthdayVisibility(member)).toBe('PUBLIC')
    expect(isPrivateCelebration('BIRTHDAY', member)).toBe(false)
  })

  it('hides only the field that holds its year', () => {
    expect(mayRevealBirthday(date('F1'), mapping, member)).toBe(true)
    expect(mayRevealBirthday(date('F3'), mapping, member)).toBe(false)
  })
})
