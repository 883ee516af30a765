import type { Measured } from './measured.ts'
import type { Memory } from './runScale.ts'
import { memoryMaxMebibytes, missOf } from './verdict.ts'

export const tableHeader = ['part', 'case', 'variant', 'p50 small', 'p50 big', 'ratio', 'p95 big', 'verdict']

export const titleOf = ({ part, name, variant }: Measured): string =>
  `${part}: ${name}${variant === '' ? '' : `, ${variant}`}`

/** Times are in milliseconds. */
export const lineOf = (measured: Measured): readonly (string | number)[] => [
  measured.part,
  measured.name,
  measured.variant,
  shown(measured.p50Small),
  shown(measured.p50Big),
  `${measured.ratio.toFixed(2)}${perWhat(measured)}`,
  shown(measured.p95Big),
  missOf(measured) ?? 'ok',
]

const perWhat = ({ part, isPerRow, hasMoreRows }: Measured): string =>
  part === 'job' ? ' per unit' : isPerRow || hasMoreRows ? ' per row' : ''

export const memoryLineOf = ({ during, mebibytes, isServer }: Memory): readonly (string | number)[] => [
  during,
  isServer ? 'server' : 'command line',
  Math.round(mebibytes),
  isServer && mebibytes > memoryMaxMebibytes ? 'too much' : 'ok',
]

const shown = (milliseconds: number): number => Number(milliseconds.toFixed(1))
