import { describe, expect, it } from 'vitest'
import { idOf } from '../../testing/testCommand.ts'
import { readProfileFields } from './readProfileFields.ts'
import { nothingMapped } from './vocabulary.ts'

const mapping = { manager: 'XfManager', startDate: 'XfStart', birthday: 'XfBirthday' }
const none = { managerId: null, dates: { birthday: null, joinedOn: null } }

describe('reading what a profile says', () => {
  it('takes the mapped fields, and no year of a birthday', () => {
    const fields = {
      XfManager: `${idOf('ben')},${idOf('cleo')}`,
      XfStart: '2024-02-29',
      XfBirthday: '1990-05-17',
    }
    expect(readProfileFields(fields, mapping)).toEqual({
      managerId: idOf('ben'),
      dates: { birthday: '05-17', joinedOn: '2024-02-29' },
    })
    expect(readProfileFields(fields, nothingMapped)).toEqual(none)
  })

  it.each([
    {},
    { XfManager: '', XfStart: '', XfBirthday: '' },
    { XfManager: 'my boss', XfStart: 'last spring', XfBirthday: 'May 17' },
    { XfStart: '0012-03-04', XfBirthday: '1990-02-30' },
  ])('takes nothing that is none of the kind: %j', fields => {
    expect(readProfileFields(fields, mapping)).toEqual(none)
  })
})
