import { describe, expect, it } from 'vitest'
import { amountsOf } from '../../recognition/channels/pointOptions.ts'
import { wholeNumber } from './wholeNumber.ts'

describe('whole numbers as people type them', () => {
  it('may carry a sign and thousands separators', () => {
    expect([' 2,500 ', '+5', '-5', '−5'].map(wholeNumber)).toEqual([2500, 5, -5, -5])
  })

  it('leave everything else to be refused by the request schema', () => {
    expect(['', '1.5', 'ten'].map(wholeNumber)).toEqual(['', '1.5', 'ten'])
  })

  it('stand one per line as point options, blank lines aside', () => {
    expect(amountsOf('10\n\n 20 \n')).toEqual([10, 20])
    expect(amountsOf(' \n')).toEqual([])
  })
})
