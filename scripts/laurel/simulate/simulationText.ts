import type { SimulatedTeamPolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import type { Figures, MonthFigures } from '@laurel/ledger/policySimulation/figures.ts'
import { tenures } from '@laurel/ledger/policySimulation/tenure.ts'
import { formatTable } from '../formatTable.ts'

const assumptions = [
  'People behave as they did: a larger allowance alone does not make them give more.',
  'A refused shoutout, award or redemption is counted and not tried again.',
  'Months are those of UTC.',
]

const lines = [
  ['shoutouts', 'shoutouts'],
  ['points given', 'given'],
  ['spot awards', 'spotAwards'],
  ['celebrations', 'celebrations'],
  ['allowances granted', 'budget'],
  ['redeemed', 'redeemed'],
  ['expired', 'expired'],
  ['liability', 'liability'],
  ['people reached', 'peopleReached'],
] as const

const refusals = [
  ['shoutouts', 'shoutout'],
  ['spot awards', 'spotAward'],
  ['redemptions', 'redemption'],
  ['corrections', 'correction'],
] as const

/** Both histories side by side, for people. */
export const asTable = ({ today, alternative, refused, channelTitles }: SimulatedTeamPolicy): string => {
  const { listed, counts } = refused
  const tables = [
    sideBySide(
      'total',
      lines.map(([title, key]) => [title, today[key], alternative[key]]),
    ),
    sideBySide('liability at the end of', monthRows(today, alternative, 'liability')),
    sideBySide('points given in', monthRows(today, alternative, 'given')),
    sideBySide(
      'points given by channel',
      [...today.byChannel].map(([channelId, points]) => [
        channelId === null ? 'no channel' : (channelTitles.get(channelId) ?? channelId),
        points,
        alternative.byChannel.get(channelId) ?? 0,
      ]),
    ),
    sideBySide(
      'points received by tenure',
      tenures.map(tenure => [
        tenureTitles[tenure],
        today.byTenure.get(tenure) ?? 0,
        alternative.byTenure.get(tenure) ?? 0,
      ]),
    ),
    formatTable(
      ['refused', 'count'],
      refusals.map(([title, kind]) => [title, counts[kind]]),
    ),
    ...(listed.length === 0
      ? []
      : [
          formatTable(
            ['first refusals', 'points', 'reason', 'id'],
            listed.map(({ at, points, code, id }) => [at, points, code, id]),
          ),
        ]),
  ]
  return `${tables.join('\n')}\n${assumptions.join('\n')}\n`
}

/** The same for programs. */
export const asJson = ({ today, alternative, refused, channelTitles }: SimulatedTeamPolicy): string => {
  const figures = ({ byChannel, byTenure, ...sums }: Figures) => ({
    ...sums,
    byChannel: [...byChannel].map(([channelId, points]) => ({
      channelId,
      title: channelId === null ? null : (channelTitles.get(channelId) ?? null),
      points,
    })),
    byTenure: Object.fromEntries(byTenure),
  })
  const answer = { today: figures(today), alternative: figures(alternative), refused, assumptions }
  return `${JSON.stringify(answer, undefined, 2)}\n`
}

type Row = readonly [title: string, today: number, alternative: number]

const sideBySide = (title: string, rows: readonly Row[]): string =>
  formatTable(
    [title, 'today', 'changed', 'difference'],
    rows.map(([name, today, alternative]) => [name, today, alternative, alternative - today]),
  )

/** A month in which only one history has events keeps the liability of the month before in the other. */
const monthRows = (today: Figures, alternative: Figures, key: 'liability' | 'given'): readonly Row[] => {
  const months = new Set([...today.byMonth, ...alternative.byMonth].map(({ month }) => month))
  return [...months]
    .sort()
    .map(month => [month, figureAt(today.byMonth, month, key), figureAt(alternative.byMonth, month, key)])
}

const figureAt = (byMonth: readonly MonthFigures[], month: string, key: 'liability' | 'given'): number => {
  const known = byMonth.findLast(figures => figures.month <= month)
  return known === undefined || (key === 'given' && known.month !== month) ? 0 : known[key]
}

const tenureTitles = {
  underYear: 'under a year',
  oneToThree: '1 to 3 years',
  threeToFive: '3 to 5 years',
  overFive: 'over 5 years',
  unknown: 'unknown',
} as const
