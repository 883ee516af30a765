import { describe, expect, it } from 'vitest'
import { chosenVariant, firstChoice, isPossible, withChoice } from './choosing.ts'

const variants = [
  { sku: 'navy-s', options: { color: 'Navy', size: 'S' } },
  { sku: 'navy-l', options: { color: 'Navy', size: 'L' } },
  { sku: 'grey-s', options: { color: 'Grey', size: 'S' } },
]
const labels = ['color', 'size']

describe('choosing a variant', () => {
  it('needs every option', () => {
    expect(chosenVariant(variants, labels, { color: 'Navy' })).toBeUndefined()
    expect(chosenVariant(variants, labels, { color: 'Navy', size: 'L' })?.sku).toBe('navy-l')
  })

  it('is done for a product without options', () => {
    expect(chosenVariant([{ sku: 'one', options: {} }], [], {})?.sku).toBe('one')
  })

  it('knows which values exist together', () => {
    expect(isPossible(variants, { size: 'L' }, 'color', 'Navy')).toBe(true)
    expect(isPossible(variants, { size: 'L' }, 'color', 'Grey')).toBe(false)
  })

  it('keeps what exists with the new value, and asks again for the rest', () => {
    expect(withChoice(variants, { color: 'Navy', size: 'S' }, 'color', 'Grey')).toEqual({
      color: 'Grey',
      size: 'S',
    })
    expect(withChoice(variants, { color: 'Navy', size: 'L' }, 'color', 'Grey')).toEqual({ color: 'Grey' })
  })

  it('takes a single value by itself', () => {
    expect(firstChoice(labels, label => (label === 'size' ? ['One size'] : ['Red', 'Blue']))).toEqual({
      size: 'One size',
    })
  })
})
