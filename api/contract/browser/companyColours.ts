/** The company's colour when it chose none. */
export const defaultCompanyColour = '2D1F40'

const sixDigits = /^#?([0-9a-f]{6})$/i

export type CompanyColours = { readonly ground: string; readonly ink: string }

/** The company's colour and the ink that reads best on it. What is no colour counts as not chosen. */
export const companyColours = (primaryColor: unknown): CompanyColours => {
  const digits =
    (typeof primaryColor === 'string' ? sixDigits.exec(primaryColor.trim())?.[1] : undefined) ??
    defaultCompanyColour
  const light = luminance(digits)
  const contrastWithWhite = 1.05 / (light + 0.05)
  const contrastWithBlack = (light + 0.05) / 0.05
  return { ground: `#${digits}`, ink: contrastWithWhite >= contrastWithBlack ? '#ffffff' : '#000000' }
}

/** Relative luminance as WCAG defines it, 0 to 1. */
const luminance = (digits: string): number => {
  const channel = (start: number): number => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
}
