import type { KnownBlock, PlainTextOption } from '@slack/types'
import { type Message, section } from '../../slack/announcements/messages/message.ts'

export const birthdayBlockId = 'birthday'
export const birthdayMonthActionId = 'birthdayMonth'
export const birthdayDayActionId = 'birthdayDay'
export const birthdayPrivateActionId = 'birthdayPrivate'
export const saveBirthdayActionId = 'saveBirthday'
export const skipBirthdayActionId = 'skipBirthday'

/** The choices so far. Months count from 1. */
export type BirthdayChoice = {
  readonly month: number | null
  readonly day: number | null
  readonly isPrivate: boolean
}

export const nothingChosen: BirthdayChoice = { month: null, day: null, isPrivate: false }

/** The question for a birthday. A problem with the choices is shown above them, and the choices are kept. */
export const birthdayQuestion = (
  { month, day, isPrivate }: BirthdayChoice = nothingChosen,
  problem?: string,
): Message => ({
  text: 'When is your birthday? We would love to celebrate it with you.',
  blocks: [
    section(
      ':birthday: *When is your birthday?* We would love to celebrate it with you. The year stays yours.',
    ),
    ...(problem === undefined ? [] : [section(`:warning: ${problem}`)]),
    {
      type: 'actions',
      block_id: birthdayBlockId,
      elements: [
        select(birthdayMonthActionId, 'Month', monthOptions, month),
        select(birthdayDayActionId, 'Day', dayOptions, day),
        {
          type: 'checkboxes',
          action_id: birthdayPrivateActionId,
          options: [privateOption],
          ...(isPrivate ? { initial_options: [privateOption] } : {}),
        },
      ],
    },
    buttons,
  ],
})

const plain = (text: string) => ({ type: 'plain_text' as const, text })

const monthOptions: readonly PlainTextOption[] = Array.from({ length: 12 }, (_, index) => ({
  text: plain(
    new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index)),
  ),
  value: String(index + 1),
}))

const dayOptions: readonly PlainTextOption[] = Array.from({ length: 31 }, (_, index) => ({
  text: plain(String(index + 1)),
  value: String(index + 1),
}))

const privateOption: PlainTextOption = {
  text: plain('Keep it private'),
  description: plain('It is celebrated with you alone.'),
  value: 'private',
}

const select = (
  actionId: string,
  placeholder: string,
  options: readonly PlainTextOption[],
  chosen: number | null,
) => {
  const initial = options.find(({ value }) => value === String(chosen))
  return {
    type: 'static_select' as const,
    action_id: actionId,
    placeholder: plain(placeholder),
    options: [...options],
    ...(initial ? { initial_option: initial } : {}),
  }
}

const buttons: KnownBlock = {
  type: 'actions',
  // A stable id keeps the keyboard focus on "Save" when the question is asked again.
  block_id: 'birthdayButtons',
  elements: [
    { type: 'button', action_id: saveBirthdayActionId, style: 'primary', text: plain('Save') },
    { type: 'button', action_id: skipBirthdayActionId, text: plain('Rather not say') },
  ],
}
