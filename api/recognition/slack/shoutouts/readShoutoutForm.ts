import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { fieldsOf } from '../../../slack/blocks/fieldsOf.ts'
import { readGifOption } from './gifChoices.ts'
import type { ShoutoutFormData } from './shoutoutFormData.ts'
import { field, pointsBlockId, valueKey } from './shoutoutModal.ts'
import type { CompleteShoutout, ShoutoutDraft } from './shoutoutText.ts'
import { problemInWords } from './shoutoutWords.ts'

/** Reads a form that may be incomplete. */
export const readForm = (state: unknown, { team }: Pick<ShoutoutFormData, 'team'>): ShoutoutDraft => {
  const fields = fieldsOf(state)
  const points = fields[field.points]?.selected_option?.value ?? fields[field.points]?.value ?? ''
  const value = fields[field.value]
  const typedValue = value?.value?.trim() || null
  return {
    recipients: [...new Set(fields[field.recipients]?.selected_users ?? [])],
    points: /^\d{1,9}$/.test(points.trim()) && Number(points) > 0 ? Number(points) : null,
    value: team.values.find(candidate => valueKey(candidate) === value?.selected_option?.value) ?? typedValue,
    message: fields[field.message]?.value?.trim() ?? '',
    gif: readGifOption(fields[field.gif]?.selected_option),
  }
}

/** The errors of fields, by block. */
export type FormErrors = Readonly<Record<string, string>>

/** Completes a draft, or returns the errors of its fields. */
export const completeForm = (
  draft: ShoutoutDraft,
  formData: ShoutoutFormData,
): { readonly shoutout: CompleteShoutout } | { readonly errors: FormErrors } => {
  const { points } = draft
  const errors: Record<string, string> = {}
  if (draft.recipients.length === 0)
    errors[field.recipients] = problemInWords({ code: 'NO_RECIPIENTS' }, formData.speech)
  if (formData.places.length > 1 && !formData.place)
    errors[field.place] = formData.speech.text('recognition.form.place')
  if (points === null) errors[pointsBlockId(formData)] = formData.speech.text('recognition.form.wholeNumber')
  if (draft.value === null && formData.team.isValueRequired)
    errors[field.value] = problemInWords({ code: 'VALUE_REQUIRED' }, formData.speech)
  if (draft.message === '') errors[field.message] = problemInWords({ code: 'NO_MESSAGE' }, formData.speech)
  return points === null || Object.keys(errors).length > 0 ? { errors } : { shoutout: { ...draft, points } }
}

/** The block that shows a rejection of the ledger. */
export const blockOfRejection = (rejection: LedgerRejection, formData: ShoutoutFormData): string => {
  if (/RECIPIENT|^SELF/.test(rejection.code)) return field.recipients
  if (/POINTS|ALLOWANCE/.test(rejection.code)) return pointsBlockId(formData)
  return /VALUE/.test(rejection.code) && formData.team.values.length > 0 ? field.value : field.message
}
