import { ChangedPolicy } from '@laurel/contract/team/policySimulation.ts'
import type { Settings } from '@laurel/contract/team/settings.ts'
import { z } from 'zod'
import { PointOptionLines } from '../../recognition/channels/pointOptions.ts'

export const periods = ['all', 'three', 'six', 'twelve'] as const

const monthsOf = { all: null, three: 3, six: 6, twelve: 12 } as const

/** A field that is left empty changes nothing. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: string | number | null) => (value === '' ? null : value), schema)

const { shape } = ChangedPolicy
export const PolicyInput = z.object({
  period: z.enum(periods),
  interval: shape.interval,
  shoutout_points: orNothing(shape.shoutout_points),
  award_points: orNothing(shape.award_points),
  point_options: PointOptionLines.transform(amounts => (amounts.length === 0 ? null : amounts)),
  spot_award_max: orNothing(shape.spot_award_max),
  celebrations_percent: orNothing(shape.celebrations_percent),
  expiry_months: orNothing(shape.expiry_months),
})
export type PolicyInput = z.output<typeof PolicyInput>

/** The policy of today, as the form begins. */
export const policyOfToday = ({ allowance }: Settings): z.input<typeof PolicyInput> => ({
  period: 'twelve',
  ...allowance,
  point_options: '',
  spot_award_max: null,
  celebrations_percent: 100,
  expiry_months: null,
})

/** What differs from today, and the first day on which it applies. */
export const changesOf = (
  { period, ...input }: PolicyInput,
  { allowance }: Settings,
  now: Date,
): { readonly policy: ChangedPolicy; readonly start: string | null } => ({
  policy: {
    ...input,
    interval: input.interval === allowance.interval ? null : input.interval,
    shoutout_points: input.shoutout_points === allowance.shoutout_points ? null : input.shoutout_points,
    award_points: input.award_points === allowance.award_points ? null : input.award_points,
    celebrations_percent: input.celebrations_percent === 100 ? null : input.celebrations_percent,
  },
  start: firstDay(monthsOf[period], now),
})

/** The first day of the month so many months ago. */
const firstDay = (months: number | null, now: Date): string | null =>
  months === null
    ? null
    : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10)
