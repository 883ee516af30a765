import { describe, expect, it } from 'vitest'
import { companyColours } from './companyColours.ts'

describe('the company’s colours', () => {
  it('are the chosen one with white ink on a dark ground', () => {
    expect(companyColours('1F5B45')).toEqual({ ground: '#1F5B45', ink: '#ffffff' })
  })

  it('take black ink on a light ground', () => {
    expect(companyColours('#ffd84d').ink).toBe('#000000')
  })

  it.each([undefined, 'teal', 'red; background: url(x)'])('fall back when %s was chosen', chosen => {
    expect(companyColours(chosen).ground).toBe('#2D1F40')
  })
})
