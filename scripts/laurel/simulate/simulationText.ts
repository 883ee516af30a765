import type { SimulatedTeamPolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import type { Figures } from '@laurel/ledger/policySimulation/figures.ts'
import { type MonthPair, monthPairs } from '@laurel/ledger/policySimulation/monthPairs.ts'
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
  const months = monthPairs(today, alternative)
  const tables = [
    sideBySide(
      'total',
      lines.map(([title, key]) => [title, today[key], alternative[key]]),
    ),
    sideBySide('liability at the end of', months.map(rowOf('liability'))),
    sideBySide('points given in', months.map(rowOf('given'))),
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

const rowOf =
  (key: 'liability' | 'given') =>
  ({ month, [key]: { today, changed } }: MonthPair): Row => [month, today, changed]

const tenureTitles = {
  underYear: 'under a year',
  oneToThree: '1 to 3 years',
  threeToFive: '3 to 5 years',
  overFive: 'over 5 years',
  unknown: 'unknown',
} as const
