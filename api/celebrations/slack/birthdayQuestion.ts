import type { KnownBlock, PlainTextOption } from '@slack/types'
import type { Speech } from '../../messages/speech.ts'
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
  speech: Speech,
  { month, day, isPrivate }: BirthdayChoice = nothingChosen,
  problem?: string,
): Message => ({
  text: speech.text('celebrations.question.text'),
  blocks: [
    section(speech.text('celebrations.question.shown')),
    ...(problem === undefined ? [] : [section(`:warning: ${problem}`)]),
    {
      type: 'actions',
      block_id: birthdayBlockId,
      elements: [
        select(
          birthdayMonthActionId,
          speech.text('celebrations.question.month'),
          monthOptions(speech),
          month,
        ),
        select(birthdayDayActionId, speech.text('celebrations.question.day'), dayOptions, day),
        {
          type: 'checkboxes',
          action_id: birthdayPrivateActionId,
          options: [privateOption(speech)],
          ...(isPrivate ? { initial_options: [privateOption(speech)] } : {}),
        },
      ],
    },
    buttons(speech),
  ],
})

const plain = (text: string) => ({ type: 'plain_text' as const, text })

const monthOptions = (speech: Speech): readonly PlainTextOption[] =>
  Array.from({ length: 12 }, (_, index) => ({
    text: plain(speech.month(index + 1)),
    value: String(index + 1),
  }))

const dayOptions: readonly PlainTextOption[] = Array.from({ length: 31 }, (_, index) => ({
  text: plain(String(index + 1)),
  value: String(index + 1),
}))

const privateOption = (speech: Speech): PlainTextOption => ({
  text: plain(speech.text('celebrations.question.private')),
  description: plain(speech.text('celebrations.question.privateHint')),
  value: 'private',
})

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

const buttons = (speech: Speech): KnownBlock => ({
  type: 'actions',
  // A stable id keeps the keyboard focus on "Save" when the question is asked again.
  block_id: 'birthdayButtons',
  elements: [
    {
      type: 'button',
      action_id: saveBirthdayActionId,
      style: 'primary',
      text: plain(speech.text('celebrations.question.save')),
    },
    {
      type: 'button',
      action_id: skipBirthdayActionId,
      text: plain(speech.text('celebrations.question.skip')),
    },
  ],
})
