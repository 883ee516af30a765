const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

type Named = readonly (readonly [mark: string, name: string])[]

/** The order matters: most browsers also name those they descend from. */
const nameIn = (names: Named, userAgent: string): string | undefined =>
  names.find(([mark]) => userAgent.includes(mark))?.[1]

/** A name that people recognise, "Firefox on Linux" in words of `both`; undefined for a program. */
export const deviceName = (
  userAgent: string | null,
  both: (browser: string, system: string) => string,
): string | undefined => {
  const browser = nameIn(browsers, userAgent ?? '')
  const system = nameIn(systems, userAgent ?? '')
  return browser && system ? both(browser, system) : browser
}
