import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEvent, upcastFrom } from './event.ts'

const First = z.strictObject({ plant: z.string(), litres: z.number() })
const Second = z.strictObject({ plant: z.string(), millilitres: z.int() })

/** Recorded in litres, then in millilitres, and since the third version with the gardener. */
const PlantWatered = defineEvent('PlantWatered', 3, Second.extend({ gardener: z.string().nullable() }), [
  upcastFrom(First, ({ plant, litres }) => ({ plant, millilitres: litres * 1000 })),
  upcastFrom(Second, watered => ({ ...watered, gardener: null })),
])

const today = { type: 'PlantWatered', data: { plant: 'fern', millilitres: 1500, gardener: null } }

describe('an event whose shape changed', () => {
  it('is read from every version in the shape of today', () => {
    expect(PlantWatered.parse({ plant: 'fern', litres: 1.5 }, 1)).toEqual(today)
    expect(PlantWatered.parse({ plant: 'fern', millilitres: 1500 }, 2)).toEqual(today)
    expect(PlantWatered.parse(today.data, 3)).toEqual(today)
    expect(PlantWatered.parse(today.data)).toEqual(today)
  })

  it('must have the shape of its version', () => {
    expect(() => PlantWatered.parse({ ...today.data, litres: 1.5 }, 1)).toThrow('millilitres')
    expect(() => PlantWatered.parse({ plant: 'fern', litres: 1.5 })).toThrow('litres')
  })

  it('is not read from a version that this one does not know', () => {
    expect(() => PlantWatered.parse(today.data, 4)).toThrow('version 4')
  })

  it('needs an upcast from each version', () => {
    expect(() => defineEvent('PlantWatered', 3, Second, [upcastFrom(First, first => first)])).toThrow(
      'needs an upcast from each version before it',
    )
  })
})
