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

  it('are readable whatever is chosen: 4.5 to 1 at least', () => {
    const steps = ['00', '33', '66', '75', '76', '77', '99', 'cc', 'ff']
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const { ground, ink } = companyColours(`${red}${green}${blue}`)
          expect(contrast(ground, ink), ground).toBeGreaterThanOrEqual(4.5)
        }
  })
})

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
