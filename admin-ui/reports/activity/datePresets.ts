import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfWeek } from 'date-fns/endOfWeek'
import { endOfYear } from 'date-fns/endOfYear'
import { format } from 'date-fns/format'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfWeek } from 'date-fns/startOfWeek'
import { startOfYear } from 'date-fns/startOfYear'
import { subDays } from 'date-fns/subDays'
import { subMonths } from 'date-fns/subMonths'
import { subWeeks } from 'date-fns/subWeeks'
import { subYears } from 'date-fns/subYears'

export type Days = { readonly start: string; readonly end: string }

/** The first day of the week: 0 is Sunday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6

export type DatePreset = { readonly daysAt: (today: Date, weekStartsOn?: WeekStart) => Days }

const days = (start: Date, end: Date): Days => ({
  start: format(start, 'yyyy-MM-dd'),
  end: format(end, 'yyyy-MM-dd'),
})

/** Ranges people ask for by name. Days are inclusive; weeks start on Sunday unless the reader's calendar differs. */
export const datePresets = {
  yesterday: { daysAt: today => days(subDays(today, 1), subDays(today, 1)) },
  last7Days: { daysAt: today => days(subDays(today, 6), today) },
  thisWeek: {
    daysAt: (today, weekStartsOn = 0) => days(startOfWeek(today, { weekStartsOn }), today),
  },
  lastWeek: {
    daysAt: (today, weekStartsOn = 0) => {
      const dayOfWeek = subWeeks(today, 1)
      return days(startOfWeek(dayOfWeek, { weekStartsOn }), endOfWeek(dayOfWeek, { weekStartsOn }))
    },
  },
  thisMonth: { daysAt: today => days(startOfMonth(today), today) },
  last30Days: { daysAt: today => days(subDays(today, 29), today) },
  lastMonth: {
    daysAt: today => days(startOfMonth(subMonths(today, 1)), endOfMonth(subMonths(today, 1))),
  },
  last6Months: { daysAt: today => days(subMonths(today, 6), today) },
  lastYear: {
    daysAt: today => days(startOfYear(subYears(today, 1)), endOfYear(subYears(today, 1))),
  },
} as const satisfies Record<string, DatePreset>

export type PresetName = keyof typeof datePresets

export const isPreset = (name: string): name is PresetName => name in datePresets

export const presetNames: readonly PresetName[] = Object.keys(datePresets).filter(isPreset)

/** The presets of every page, without those that belong to one page. */
const common = presetNames.filter(name => name !== 'yesterday' && name !== 'lastYear')

export const presetsOf = {
  insights: common,
  activity: [...common, 'lastYear'],
  summary: ['yesterday', ...common],
} as const satisfies Record<string, readonly PresetName[]>

/** The name of a range, if it has one today. */
export const presetOf = (
  chosen: Partial<Days>,
  today: Date,
  among: readonly PresetName[] = presetNames,
  weekStartsOn?: WeekStart,
): PresetName | undefined =>
  among.find(name => {
    const { start, end } = datePresets[name].daysAt(today, weekStartsOn)
    return start === chosen.start && end === chosen.end
  })
