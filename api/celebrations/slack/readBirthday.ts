import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import { z } from 'zod'
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
export const birthdayOf = ({
  month,
  day,
}: BirthdayChoice): { readonly birthday: DayOfYear } | { readonly problem: string } => {
  if (month === null || day === null) return { problem: 'Choose a month and a day first.' }
  const parsed = DayOfYear.safeParse(`${two(month)}-${two(day)}`)
  return parsed.success
    ? { birthday: parsed.data }
    : { problem: `${monthInWords(month)} has no day ${day}: choose another day.` }
}

const two = (figure: number): string => String(figure).padStart(2, '0')

const monthInWords = (month: number): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1))

/** `14 March` */
export const birthdayInWords = (birthday: DayOfYear): string =>
  `${Number(birthday.slice(3))} ${monthInWords(Number(birthday.slice(0, 2)))}`
