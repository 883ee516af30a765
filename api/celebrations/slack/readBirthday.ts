import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import { z } from 'zod'
import type { Speech } from '../../messages/speech.ts'
import {
  type BirthdayChoice,
  birthdayBlockId,
  birthdayDayActionId,
  birthdayMonthActionId,
  birthdayPrivateActionId,
} from './birthdayQuestion.ts'

const Chosen = z
  .object({ selected_option: z.object({ value: z.coerce.number().int() }).nullish() })
  .optional()

const Answers = z.object({
  values: z.object({
    [birthdayBlockId]: z.object({
      [birthdayMonthActionId]: Chosen,
      [birthdayDayActionId]: Chosen,
      [birthdayPrivateActionId]: z.object({ selected_options: z.array(z.unknown()).nullish() }).optional(),
    }),
  }),
})

/** Reads the choices under the question. */
export const readChoice = (state: unknown): BirthdayChoice => {
  const {
    birthdayMonth: month,
    birthdayDay: day,
    birthdayPrivate: kept,
  } = Answers.parse(state).values[birthdayBlockId]
  return {
    month: month?.selected_option?.value ?? null,
    day: day?.selected_option?.value ?? null,
    isPrivate: (kept?.selected_options ?? []).length > 0,
  }
}

/** The chosen day, or the problem with it. */
export const birthdayOf = (
  speech: Speech,
  { month, day }: BirthdayChoice,
): { readonly birthday: DayOfYear } | { readonly problem: string } => {
  if (month === null || day === null) return { problem: speech.text('celebrations.question.nothingChosen') }
  const parsed = DayOfYear.safeParse(`${two(month)}-${two(day)}`)
  return parsed.success
    ? { birthday: parsed.data }
    : { problem: speech.text('celebrations.question.noSuchDay', { month: speech.month(month), day }) }
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** `14 March` */
export const birthdayInWords = (speech: Speech, birthday: DayOfYear): string =>
  speech.calendarDay(`2024-${birthday}`)
