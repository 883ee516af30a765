const units = ['byte', 'kilobyte', 'megabyte'] as const

/** A number of bytes in the largest unit that leaves at least one. */
export const sizeText = (bytes: number, locale: string): string => {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 2 ? 1 : 0,
  }).format(bytes / 1000 ** power)
}
